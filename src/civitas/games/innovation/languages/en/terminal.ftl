# The words on the text board of Innovation: `w("ages.supply")` is terminal-ages-supply.

terminal-seat = seat { $n }
terminal-none = none
terminal-free = free
terminal-no_cards = no cards on the board
terminal-dogma = dogma
# A card of which only the age is known.
terminal-unseen =
    { $n ->
        [8] an { $n }
        [11] an { $n }
       *[other] a { $n }
    }

## heading

terminal-over = the game is over ({ $why })
terminal-won = the game is over ({ $why }), { $seat } wins
terminal-setup = set-up: everybody melds a card
terminal-turn = turn { $n }: { $seat }, action { $action } of { $all }
terminal-goal = { $n } achievements win

## icon

terminal-icon-castle = castle
terminal-icon-crown = crown
terminal-icon-leaf = leaf
terminal-icon-lightbulb = lightbulb
terminal-icon-factory = factory
terminal-icon-clock = clock

## color

terminal-color-blue = blue
terminal-color-red = red
terminal-color-green = green
terminal-color-yellow = yellow
terminal-color-purple = purple

## ages

terminal-ages-age = age
terminal-ages-supply = supply
terminal-ages-achievement = achievement
# The seat that has claimed an age, as short as can be.
terminal-ages-owner = s{ $n }

## player

terminal-player-you = { $seat } (you)
terminal-player-hand = hand
terminal-player-score = score
terminal-player-this_turn = this turn: { $tucked } tucked, { $scored } scored
terminal-player-points = { $points } points · achievements ({ $n }): { $won }

## frame

terminal-frame-alone = executed by { $seat } alone
terminal-frame-used = used by { $seat }
terminal-frame-demand = demand
terminal-frame-share = share
terminal-frame-named = named: { $what }
terminal-frame-revealed = revealed: { $cards }
terminal-frame-bonus = { $seat } will draw, because others have shared
terminal-frame-to = to { $seat }’s { $place }

## verb

terminal-verb-draw = draw
terminal-verb-meld = meld
terminal-verb-tuck = tuck
terminal-verb-score = score
terminal-verb-return = return
terminal-verb-reveal = reveal
terminal-verb-show = show
terminal-verb-name = name
terminal-verb-transfer = transfer
terminal-verb-exchange = exchange
terminal-verb-splay = splay
terminal-verb-rearrange = rearrange
terminal-verb-claim = claim
terminal-verb-remove = remove
