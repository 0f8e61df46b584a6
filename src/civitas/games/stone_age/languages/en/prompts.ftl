# The questions of Stone Age as people read them. The numbers in brackets are those of the rulebook.

## Goods

good-wood = wood
good-clay = clay
good-stone = stone
good-gold = gold
good-food = food
amount-wood = { $n } wood
amount-clay = { $n } clay
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-food = { $n } food
# $goods are amounts.
amounts = { $goods }
nothing = nothing

## Placing

place =
    Place { $n ->
        [1] your last figure
       *[other] some of your { $n } figures
    }.
place-why = Each turn one place; you can't pass.
# What a newcomer is told once.
place-first-why = A round: all figures are placed, then each place is worked, then everybody eats.
village = Village
cards = Civilization cards
buildings = Buildings
place-figures = { $place } ({ $n } figures)
card-price = { $place }, pay { $n }
tile-price = { $place }, { $cost }
tile-payable = { $place }, { $cost }; you can pay
cost-kinds =
    { $n } of exactly { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
cost-any = { $least } to { $most } of any kinds
# So many dice, and what they bring on average.
dice-about =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }, about { NUMBER($about, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }
gain-tool_maker = tools { $n } → { $more }
gain-hut = figures { $n } → { $more }
gain-field = agriculture { $n } → { $more }
full-tool_maker = you have { $n } tools: nothing gained
full-hut = you have { $n } figures: nothing gained
full-field = you are at { $n }: nothing gained

# Why a place can't be chosen.
no-there = { $place }: you are there already (5.3).
no-others =
    { $place }: { $n ->
        [1] another player is
       *[other] { $n } other players are
    } there, no more may come with { $players } players (4.2).
no-rings = { $place }: all rings are taken (4).
no-taken = { $place }: it is taken (4).
no-village = { $place }: { $n } village places are taken, more may not be (4.1).
no-figures = { $place }: it needs two figures (5.6).
no-use = { $place }: it would bring you nothing (15.4).

## Acting

resolve = Your actions: which place next?
resolve-why = You resolve all your places, in any order; what one brings can be used for the next.
offers = Cards and buildings
price = pay { $n }
not-yet = { $price }: not yet
dice-divided =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } ÷ { $by }

## Tools

tool = You rolled { $rolled } for { $place }. Which tools do you add?
tool-more = You rolled { $rolled }, with tools { $total } for { $place }. Which tools do you add?
tool-why = Every { $n } gives one { $good }, the rest is lost. A tile counts whole and then rests this round.
no-tool =
    { $n ->
        [one] Tool
       *[other] Tools
    } { AND($tools) }: used already in this round (9.3).
# $tools is a sum, as “2 + 1”, of $n tools.
tools =
    { $n ->
        [one] tool
       *[other] tools
    } { $tools }
one-use = one-use { $tools }
all-of = { AND($parts) }
no-tools = no tools
no-more-tools = no more tools
# $sums ends in the total, $brings is an amount.
roll-brings = { $sums } → { $brings }, { $wasted } wasted

## The market

market = Market: which die do you take?
market-why = “{ $card }”: from the buyer on, everybody takes one die and gains by it.
die = the { $n }
die-brings = { $brings }: { $n } → { $more }
none-left = no { $good } is left: nothing gained (15.3)

## Two resources of choice

cash = Which two resources do you take?
cash-why = The card says: take any two resources now.
cash-first = Use “any two” first
pair = { $first } + { $second }

## Paying

buy =
    Buy “{ $card }” for { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }?
buy-why = { $upper } { $lower }
build = Build the { $tile }?
build-why = The points are the sum of what you pay: wood 3, clay 4, stone 5, gold 6.
laid-aside = { $question } Laid aside: { $laid }.
decline = Decline
decline-card = the card stays, your figure returns
decline-tile = the tile stays, your figure returns
enough = Enough: build now
pay = Pay { $paid }
# What confirms a payment that is put together piece by piece: $n pieces, worth $sum.
pay-number = Pay { $n }
pay-sum = Pay { $n }: { $sum } points
have = you have { $n }
have-more = you have { $n } more
keep = you keep { $left }
scores = { $n } points: { $score } → { $then }

# What a card adds to the final scoring.
end-symbols = At the end: different symbols { $n } → { $more }, points for them { $points } → { $then }.
end-symbols-twice = At the end: symbols owned twice { $n } → { $more }, points for them { $points } → { $then }.
end-times =
    At the end: { $times } × { $thing }, now { $times } × { $n } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
counted-agriculture = agriculture
counted-tools = tools
counted-buildings = buildings
counted-figures = figures

## Feeding

feed =
    { $n ->
        [one] { $n } food is
       *[other] { $n } food are
    } missing. What do you pay instead?
feed-why = A resource feeds one figure; each food still missing costs { $n } points.
feed-flat-why = A resource feeds one figure: all that is missing, or nothing and { $n } points are lost.
pay-nothing = Pay nothing
pay-no-more = Pay no more
hunger = { $n } points lost: { $score } → { $then }
no-hunger = nothing is lost
