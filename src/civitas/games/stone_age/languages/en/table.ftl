# The words on the board of Stone Age: `w("seat.harbor")` is table-seat-harbor.

## phase

table-phase-place = Place
table-phase-act = Act
table-phase-feed = Feed
table-phase-end = Feed
table-phase-round = Round { $n }

## track

table-track-score = Score

## seat

table-seat-left =
    { $n ->
        [one] { $n } figure left
       *[other] { $n } figures left
    }
table-seat-all_placed = all placed
table-seat-acts = acts now
table-seat-acted = has acted
table-seat-waits =
    { $n ->
        [one] { $n } place left
       *[other] { $n } places left
    }
table-seat-feeds = feeds now
table-seat-at_home = all at home
table-seat-start = start player
table-seat-home = { $home } of { $all } figures at home

## good

table-good-wood = wood
table-good-clay = clay
table-good-stone = stone
table-good-gold = gold
table-good-food = food
table-good-tool = tool
table-good-agriculture = agriculture
table-good-figures = figures
table-good-cards = cards, face down
table-good-cards_all = cards
table-good-buildings = buildings
table-good-tools = tools
table-good-none = no tile
table-good-used = tool { $n }, used
table-good-unused = tool { $n }

## place

table-place-forest = Forest
table-place-clay_pit = Clay pit
table-place-quarry = Quarry
table-place-river = River
table-place-hunt = Hunting grounds
table-place-hunt_short = Hunt
table-place-village = Village
table-place-tool_maker = Tool maker
table-place-hut = Hut
table-place-field = Field
table-place-tool_maker_gain = +1 tool
table-place-hut_gain = +1 figure
table-place-field_gain = +1 agriculture
table-place-free = { $n } free
table-place-no_limit = no limit
table-place-closed = closed
table-place-yours = yours
table-place-nobody = nobody
table-place-put = { $place }: place { $n }
table-place-act = Act here
table-place-act_short = Act
table-place-act_on = Act: { $place }
table-place-stands = { $name } stands here
table-place-farming = agriculture track
table-place-figures_of = { $name }: { $n }

## shelf

table-shelf-buildings = Buildings
table-shelf-buildings_how = game ends when a stack is empty
table-shelf-cards = Civilization cards
table-shelf-deck = { $n } in the deck
table-shelf-deck_short = deck { $n }
table-shelf-stack = { $n } in stack
table-shelf-empty = empty
table-shelf-points = points
table-shelf-can_pay = can pay
table-shelf-pay = pay { $n }
table-shelf-any_of = any { $n }
table-shelf-from_to = { $least } to { $most }
table-shelf-kinds = of exactly { $n } kinds
table-shelf-kind_one = of 1 kind
table-shelf-any_kinds = of any kinds
table-shelf-taken = bought
table-shelf-place_here = Place a figure here
table-shelf-in_rules = In the rules
table-shelf-card_n = Card { $n }: { $title }
table-shelf-stack_n = Stack { $n }: { $title }

## bar

table-bar-tool_maker = Tools
table-bar-hut = Hut
table-bar-field = Field
table-bar-nothing = no gain
table-bar-how_many = { $place }: how many?
table-bar-about = ≈ { $n }
table-bar-any = any { $n }
table-bar-ways = { $n } other ways
table-bar-not_yet = not yet

## upper

table-upper-market = Market
table-upper-market_note = { $n } dice, one each
table-upper-food = { $n } food
table-upper-resource = { $n } { $good }
table-upper-points = { $n } points
table-upper-tool = { $n } tool
table-upper-agriculture = +1 agriculture
table-upper-resource_dice = Roll { $n } dice
table-upper-dice_note = ÷{ $d } { $good }
table-upper-one_use = One-use +{ $n }
table-upper-one_use_note = a tool for once
table-upper-any_resources = Any two
table-upper-any_note = keep until you want them
table-upper-extra_card = Draw a card
table-upper-extra_note = in secret

## lower

table-lower-healing = Healing
table-lower-art = Art
table-lower-writing = Writing
table-lower-pottery = Pottery
table-lower-sundial = Sundial
table-lower-wheel = Wheel
table-lower-music = Music
table-lower-weaving = Weaving
table-lower-farmer = agriculture
table-lower-toolmaker = tools
table-lower-builder = buildings
table-lower-shaman = figures
table-lower-times = ×{ $n }
table-lower-farmer_name = Farmers
table-lower-toolmaker_name = Tool makers
table-lower-builder_name = Hut builders
table-lower-shaman_name = Shamans

## mine

table-mine-you = you
table-mine-if_ended = if it ended now
table-mine-figures = Figures
table-mine-home = { $home } of { $all } at home
table-mine-feed = feed
table-mine-short = { $n } short
table-mine-left = { $n } left
table-mine-resources = Resources
table-mine-tools = Tools
table-mine-tools_all = { $n } in all
table-mine-one_use = one-use
table-mine-cards =
    { $n ->
        [0] Your cards
        [1] Your card
       *[other] Your { $n } cards
    }
table-mine-secret = secret
table-mine-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
table-mine-any_two = any two
table-mine-fed = all fed
table-mine-paid = { $n } of { $all } fed

## tray

table-tray-roll = { $place }: { $name } rolls
table-tray-total = = { $n }
table-tray-every = one { $good } for every { $d }
table-tray-your_tools = your tools
table-tray-no_tools = no tools
table-tray-wasted = { $n } wasted
table-tray-market = Market: { $name } takes a die
table-tray-order = then
table-tray-laid = laid aside
table-tray-final = Final scoring

## final

table-final-track = Track
table-final-green = Symbols
table-final-farmers = Farmers
table-final-toolmakers = Tool makers
table-final-builders = Hut builders
table-final-shamans = Shamans
table-final-resources = Resources
table-final-total = Total
table-final-place = Place

## zoom

table-zoom-to_take = To take it
table-zoom-to_take_card = Place a figure, then pay { $n } resources of any kinds, never food.
table-zoom-to_build = To build it
table-zoom-fixed = Pay exactly these resources.
table-zoom-choice = Pay exactly { $n } resources of exactly { $kinds } kinds.
table-zoom-open = Pay { $least } to { $most } resources of any kinds.
table-zoom-worth = Worth
table-zoom-worth_fixed = { $n } points at once.
table-zoom-worth_sum = The sum of what you pay: wood 3, clay 4, stone 5, gold 6 points each.
table-zoom-at_once = At once
table-zoom-at_end = At the end
table-zoom-market = Roll { $n } dice, one for each player, without tools. From the buyer clockwise everybody takes one die and its gain.
table-zoom-market_1 = 1 wood
table-zoom-market_2 = 1 clay
table-zoom-market_3 = 1 stone
table-zoom-market_4 = 1 gold
table-zoom-market_5 = 1 tool
table-zoom-market_6 = +1 agriculture
table-zoom-food = Take { $n } food.
table-zoom-resource = Take { $n } { $good }.
table-zoom-points = Score { $n } points.
table-zoom-tool = Take a tool.
table-zoom-agriculture = Agriculture +1.
table-zoom-resource_dice = Roll { $n } dice, add tools if you like: one { $good } for every { $d } points.
table-zoom-one_use = Lay it before you: once in the game it adds { $n } to a roll.
table-zoom-any_resources = Take any two resources, at once or later.
table-zoom-extra_card = Draw the top card of the deck in secret; only its lower half counts.
table-zoom-symbol = Each set of different symbols counts its number squared.
table-zoom-multiplier = { $m } points for each: { $what }.
table-zoom-for_me_symbol = Your different symbols with { $title }: { $n } → { $more }, that is { $before } → { $after } points.
table-zoom-for_me_same = You have { $title } already: it begins a second set.
table-zoom-for_me_times = For you now: { $m } × { $n } = { $sum } points.
table-zoom-stack = { $n } tiles in this stack with it.
