# The words on the text board of Stone Age: `w("own.cards")` is terminal-own-cards.

terminal-seat = { $seat }
terminal-the_end = the end
terminal-round = round { $n }, { $phase }
terminal-start = start player { $seat }
terminal-turn = turn of { $seat }
terminal-amount = { $n } { $what }

## phase

terminal-phase-place = place
terminal-phase-act = act
terminal-phase-feed = feed
terminal-phase-end = end

## good

terminal-good-wood = wood
terminal-good-clay = clay
terminal-good-stone = stone
terminal-good-gold = gold
terminal-good-food = food

## places

terminal-places-title = Places
terminal-places-place = Place
terminal-places-figures = Figures
terminal-places-offers = Cards (deck { $n }) and buildings
terminal-places-offer = Offer
terminal-places-cost = Cost
terminal-price-any = { $n } any
terminal-price-left = { $n } left
terminal-tile-fixed = { $n } points for { $goods }
# $many resources of $n kinds; 0 are as many as one likes.
terminal-tile-of =
    { $many } of { $n ->
        [0] any kind
        [one] { $n } kind
       *[other] { $n } kinds
    }

## players

terminal-players-title = Players (→ whose turn it is)
terminal-players-seat = Seat
terminal-players-points = Pts
terminal-players-food = Food
terminal-players-wood = Wood
terminal-players-clay = Clay
terminal-players-stone = Stone
terminal-players-gold = Gold
terminal-players-home = Home
# Figures at home “of” so many.
terminal-players-figures = of
terminal-players-farm = Farm
terminal-players-built = Built
terminal-players-tools = Tools
terminal-players-cards = Cards
terminal-players-open = open: { $card }

## own

terminal-own-cards = Cards: { JOIN($cards, by: " · ") }
terminal-own-buildings = Buildings: { JOIN($tiles, by: " · ") }
terminal-own-worth = If it ended now: { $total } = track { $track } + symbols { $green } + farmers { $farmers } + tool makers { $toolmakers } + builders { $builders } + shamans { $shamans } + resources { $resources }
terminal-own-short = Fed now, you would be { $n } food short.

## now

terminal-now-roll = Roll for { $title }: { $dice } = { $total }, { $gain }
terminal-now-tools = Roll for { $title }: { $dice } + tools { $tools } = { $total }, { $gain }
terminal-now-market = Market dice: { $dice }
terminal-now-paid = Laid aside: { $goods }
terminal-now-supply = Supply: { $goods }
