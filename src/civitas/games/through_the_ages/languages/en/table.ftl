# The words on the board of Through the Ages: `w("seat.harbor")` is table-seat-harbor.

## Words that have a sign: which, by the sign's name

table-signs-food = food
table-signs-stone = resource, resources
table-signs-science = science
table-signs-culture = culture
table-signs-strength = strength
table-signs-happy = happy face, happy faces
table-signs-ca = civil action, civil actions
table-signs-ma = military action, military actions
table-signs-cube = blue token, blue tokens
table-signs-worker = yellow token, yellow tokens
table-signs-ship = colonization

## bar

table-bar-age = Age { $age }
table-bar-round = Round { $n }
table-bar-round_small = round { $n }
table-bar-last = the last one
table-bar-one_more = the next is the last
table-bar-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
table-bar-order = Order of play

## phase

table-phase-politics = Politics
table-phase-actions = Actions
table-phase-end = End of turn

## kind

table-kind-farm = Farm
table-kind-mine = Mine
table-kind-lab = Lab
table-kind-temple = Temple
table-kind-library = Library
table-kind-theater = Theater
table-kind-arena = Arena
table-kind-infantry = Infantry
table-kind-cavalry = Cavalry
table-kind-artillery = Artillery
table-kind-air_force = Air force
table-kind-law = Law
table-kind-warfare = Warfare
table-kind-exploration = Exploration
table-kind-construction = Construction
table-kind-government = Government
table-kind-leader = Leader
table-kind-wonder = Wonder
table-kind-action = Action
table-kind-tactic = Tactic
table-kind-bonus = Bonus
table-kind-aggression = Aggression
table-kind-war = War
table-kind-pact = Pact
table-kind-event = Event
table-kind-territory = Territory

## card

table-card-in_all = { $n } in all
table-card-to_play = to play
table-card-copies = with 2 / 3 / 4 players

## row

table-row-title = Card row
table-row-take = { $title }: take it for { $n }
table-row-empty = empty
table-row-taken = taken
table-row-step_1 = 1 civil action each
table-row-step_2 = 2 civil actions
table-row-step_3 = 3 civil actions
table-row-falls = Falls off at the next refill
table-row-deck = Civil deck: { $n } cards left
table-row-left = { $n } left
table-row-then = then { $age }
table-row-no_deck = no deck
table-row-free = free
table-row-new = new since your turn
table-row-flight =
    { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
table-row-sweeps =
    { $n ->
        [one] the first card falls off next turn
       *[other] the first { $n } cards fall off next turn
    }

## world

table-world-title = Events and tactics
table-world-events = Events and decks
table-world-now = Events now
table-world-later = Events later
table-world-deck = deck
table-world-none = none

## events

table-events-now = Current events, the next one first: { $n }.
table-events-later = Future events: { $n }.
table-events-known = You have seen the next one: { $title }.
table-events-own = You prepared, and they still lie there:
table-events-prepared = { $name } prepared { $n }.
table-events-past = Past events
table-events-decks = Civil deck { $n }, military deck { $m }, military discards { $d }.

## seat

table-seat-show = { $name }: show this civilization in the big place
table-seat-leads = most culture
table-seat-no_leader = no leader
table-seat-cards_of = { $n } of { $all }
table-seat-civil = civil
table-seat-unused = unused workers
table-seat-you = you

## stat

table-stat-culture = culture
table-stat-science = science
table-stat-strength = strength
table-stat-happiness = happy faces
table-stat-food = food
table-stat-resources = resources
table-stat-civil = civil actions
table-stat-military = military actions
table-stat-civil_short = civil
table-stat-military_short = military
table-stat-faces = happy faces
table-stat-of = of { $n }
table-stat-a_turn = a turn
table-stat-needs = needs { $n }
table-stat-eats = eats { $n }
table-stat-lost = lost { $n }
table-stat-actions = { $n } civil and { $m } military actions left

## mine

table-mine-you = you
table-mine-back = Back to your civilization
table-mine-no_leader = no leader
table-mine-no_wonder = no wonder under construction
table-mine-no_wonders = no wonders yet
table-mine-no_tactic = no tactic
table-mine-no_colony = no colonies or pacts
table-mine-limit = limit { $n }
table-mine-armies =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
table-mine-homer = Homer lies under it

## wonder

table-wonder-stages = { $title }: { $n } of { $all } stages

## pact

table-pact-with = { $title } with { $name }

## war

table-war-on = on { $name }
table-war-on_you = on you
table-war-by = { $title } by { $name }
table-war-strengths = { $n } to { $m } as it stands

## tech

table-tech-full = full
table-tech-in_hand = in hand
table-tech-in_row = { $title } lies in the row
table-tech-cell = { $title }, { $n } workers
table-tech-build = { $title }: build for { $n }

## bank

table-bank-in = in the bank
table-bank-for = for { $n }
table-bank-grow = New worker for { $n } food
table-bank-next = next worker
table-bank-empty = no worker left
table-bank-then = then needs { $n }
table-bank-unused = unused
table-bank-unhappy = { $n } unhappy
table-bank-none = none
table-bank-corruption = corruption
table-bank-none_from = none from { $n }
table-bank-less_from = less from { $n }
table-bank-clean = no corruption
table-bank-more_out = { $n } more out: −2
table-bank-yellow = Yellow bank: { $n } tokens, { $eats } food eaten, { $needs } happy faces needed
table-bank-blue = Blue bank: { $n } tokens, corruption { $lost }

## hand

table-hand-civil = Civil hand
table-hand-military = Military hand
table-hand-of = { $n } of { $all }
table-hand-of_mine = { $n } of { $all }, seen by you only
table-hand-empty = empty

## door

table-door-legend = What do you look at?
table-door-home = Back to your turn
table-door-row = Row
table-door-build = Build
table-door-hand = Hand
table-door-army = Army
table-door-destroy = Destroy
table-door-worker = Worker
table-door-wonder = Wonder
table-door-grow = +1 for
table-door-then = then eats { $n }, needs { $m }
table-door-stages =
    { $n ->
        [one] { $n } stage
       *[other] { $n } stages
    }
table-door-all_cards = { $n } cards
table-door-all_kinds = { $n } technologies
table-door-destroyed = The worker becomes unused; nothing is paid back.

## end_turn

table-end_turn-title = If you end the turn now
table-end_turn-uprising = Uprising: no production
table-end_turn-uprising_why = { $n } unhappy, { $m } unused
table-end_turn-hunger = { $n } food missing: { $m } culture lost
table-end_turn-corruption = Corruption takes { $n }
table-end_turn-corruption_why = bank { $n }, less from { $m }
table-end_turn-corruption_ends = bank { $n }, none from { $m }
table-end_turn-discards =
    { $n ->
        [one] { $n } military card too many
       *[other] { $n } military cards too many
    }
table-end_turn-fine = Fed, content, no corruption
table-end_turn-age = Age { $age } ends first: bank { $n } → { $m }, { $needed }
table-end_turn-needed = needed

## bid

table-bid-range = { $n } to { $m }
table-bid-cards =
    { $n ->
        [one] + { $n } card
       *[other] + { $n } cards
    }

## politics

table-politics-more = More
table-politics-resign_sure = Resign: you leave the game and have lost. Really?

## band

table-band-title = What is being resolved
table-band-pick = Which card?
table-band-event = { $name } prepared an event and turned this one over
table-band-event_you = you prepared an event and turned this one over
table-band-auction = revealed by { $name } · highest bid { $bid } { $bidder }
table-band-auction_you = you revealed it · highest bid { $bid } { $bidder }
table-band-force = won with a bid of { $bid }: { $bidder }
table-band-force_you = won with a bid of { $bid }: { $bidder }
table-band-defence = { $name } attacks { $other }
table-band-defence_you = you attack { $other }
table-band-spoils = { $name } against { $other }
table-band-spoils_you = you against { $other }
table-band-war = { $name } against { $other }
table-band-war_you = you against { $other }
table-band-pact = { $name } offers it to { $other }
table-band-pact_you = you offer it to { $other }
table-band-columbus = { $name } sends Columbus
table-band-columbus_you = you send Columbus
table-band-meter = { $n } of { $m }
table-band-cards = { $n } of { $m } cards

## attack

table-attack-aggression = { $title }: against whom?
table-attack-war = { $title }: against whom?
table-attack-pact = { $title }: with whom?
table-attack-lead = you lead by { $n }
table-attack-short = you are { $n } short
table-attack-even = equally strong
table-attack-before = { $name } has:
table-attack-price = { $n } military actions
table-attack-do_aggression = Attack { $name }
table-attack-do_war = Declare war on { $name }
table-attack-do_offer = Offer it to { $name }
table-attack-do_offer_a = Offer { $name }: you are A
table-attack-do_offer_b = Offer { $name }: you are B

## zoom

table-zoom-take = To take it
table-zoom-space =
    { $price ->
        [one] Space { $n } costs you { $price } civil action
       *[other] Space { $n } costs you { $price } civil actions
    }
table-zoom-you_have = (you have { $n }).
table-zoom-use = To use it
table-zoom-develop = Develop it for { $n } science, then put workers on it for { $m } resources each.
table-zoom-build_only = Put workers on it for { $m } resources each.
table-zoom-government = Change to it peacefully for { $n } science and 1 civil action, or in a revolution for { $m } science and all civil actions. At most { $limit } urban buildings of a type.
table-zoom-wonder = { $n } stages, { $m } resources in all; its effects begin when all are built.
table-zoom-now = For you now
table-zoom-price = { $n } science; you have { $m }.
table-zoom-revolution = Revolution: { $n } science and all actions.
table-zoom-build = Build one: { $n } resources; you have { $m }.
table-zoom-upgrade = { $n } resources
table-zoom-copies =
    { $n ->
        [one] { $n } card in a game of { $players }.
       *[other] { $n } cards in a game of { $players }.
    }
table-zoom-take_for = Take for { $n }
table-zoom-rules = In the rules

## why

table-why-was = was { $n } when the turn began
table-why-workers = Workers
table-why-armies = Armies
table-why-cards = Cards
table-why-pacts = Pacts
table-why-a_turn = A turn
table-why-rating = Strength rating
table-why-happy_rating = Happiness rating
table-why-civil = Civil actions
table-why-military = Military actions
table-why-rate_culture = Culture { $n }, { $m } a turn
table-why-rate_science = Science { $n }, { $m } a turn
table-why-strength = Strength { $n }
table-why-happy = Happy faces { $n } of { $m } needed
table-why-others = Against the others
table-why-sources = Where it came from
table-why-armies_of = Armies
table-why-army_is = An army is
table-why-formed = { $n } formed, { $m } of them outdated.
table-why-colony = To send for a colony
table-why-colonization = Printed strength of the units sent, their armies, bonus cards, and { $n } from cards in play.
table-why-needed = Faces needed
table-why-needed_how = With { $n } tokens in the yellow bank { $m } are needed.
table-why-unhappy = { $n } workers are discontent, { $m } are unused: more discontent than unused workers make an uprising.
table-why-stock_food = Food { $n }
table-why-stock_resources = Resources { $n }
table-why-made = Made a turn
table-why-eaten = Eaten
table-why-eaten_how = { $n } a turn, by { $m } tokens in the yellow bank.
table-why-corruption = Corruption
table-why-corruption_how = { $n } a turn, by { $m } tokens in the blue bank.
table-why-stored = Stored on
table-why-actions = Actions
table-why-used = Used in this turn:

## source

table-source-production = Production
table-source-events = Events
table-source-preparing = Preparing events
table-source-wonders = Wonders
table-source-leaders = Leaders
table-source-cards = Action cards
table-source-colonies = Colonies
table-source-aggressions = Aggressions
table-source-wars = Wars
table-source-impacts = Impacts
table-source-hunger = Hunger

## final

table-final-wins =
    { $winners ->
        [one] { $names } wins with { $n } culture.
       *[other] { $names } win with { $n } culture.
    }
table-final-how =
    { $n ->
        [0] No event of age III lay in the decks after the last turn.
        [one] After the last turn the event of age III that still lay in the decks was scored.
       *[other] After the last turn the { $n } events of age III that still lay in the decks were scored.
    }
table-final-before = Culture after round { $n }
table-final-rate = { $n } a turn at the end
table-final-gained = { $n } at the end
table-final-rest = After the last turn
table-final-boards = Show the boards
table-final-scores = Show the scores
table-final-look = What do you look at?
table-final-sources = Culture by its sources
table-final-total = Total
table-final-chart = Culture, round by round
table-final-chart_of = Culture of all players over { $n } rounds

## impact

table-impact-impact_of_agriculture = food
table-impact-impact_of_architecture = temple
table-impact-impact_of_balance = law
table-impact-impact_of_colonies = territory
table-impact-impact_of_competition = strength
table-impact-impact_of_government = government
table-impact-impact_of_happiness = happy
table-impact-impact_of_industry = stone
table-impact-impact_of_population = worker
table-impact-impact_of_progress = construction
table-impact-impact_of_science = science
table-impact-impact_of_strength = strength
table-impact-impact_of_technology = lab
table-impact-impact_of_variety = library
table-impact-impact_of_wonders = wonder
