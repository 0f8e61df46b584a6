# The words on the board of Civilization: `w("seat.harbor")` is table-seat-harbor.

## bar

table-bar-turn = Turn
table-bar-turn_n = Turn { $n }
table-bar-order = Turn order
table-bar-first = First player

## phase

table-phase-setup = Set-up
table-phase-start = Start
table-phase-trade = Trade
table-phase-management = Cities
table-phase-movement = Movement
table-phase-research = Research

## state

table-state-done = has finished
table-state-passed = has passed
table-state-now = acts now
table-state-next = still to come
table-state-choosing = still to choose
table-state-civ_chosen = Has chosen a civilization.
table-state-civ_choosing = Is choosing a civilization.

## board

table-board-map = The map
table-board-hole = not part of the map

## line

table-line-track = Culture track
table-line-to = Advance to space { $n }
table-line-stands = { $name }: space { $n }

## lens

table-lens-yields = What the squares of cities give
table-lens-yields_none = Show what no square gives
table-lens-yields_mine = Show what the squares of my cities give
table-lens-yields_all = Show what the squares of all cities give
table-lens-market = Market: buildings, wonders, resources, units
table-lens-track = Culture track and cards

## square

table-square-hut = Hut, nobody knows what is in it
table-square-village = Village, nobody knows what is in it
table-square-blockaded = Blockaded: gives nothing
table-square-gathered = Gathered this turn
table-square-armies = { $name }: { $n } armies
table-square-scouts = { $name }: { $n } scouts

## move

table-move-go = Go to { $square }, { $n } steps

## way

table-way-title = Four ways to win
table-way-culture = Culture track
table-way-tech = Techs and the highest row
table-way-coins = Coins
table-way-combat = Combat bonus that always counts
table-way-trade = Trade
table-way-tokens = Culture

## seat

table-seat-tokens = Hut and village tokens, face down: { $n }
table-seat-persons = Great person cards, face down: { $n }
table-seat-units = { $type } { $rank }: { $n }
table-seat-armies = Armies on the map
table-seat-scouts = Scouts on the map

## me

table-me-trade = Trade { $n } of 27
table-me-coins = Coins { $n } of 15
table-me-secret = Hut and village tokens: only you see what they are
table-me-pyramid = Your techs
table-me-forces = Forces
table-me-speed = Travel speed
table-me-stacking = Stacking limit
table-me-no_events = No culture events; you may hold { $n }.
table-me-reserve = { $title } in reserve

## resource

table-resource-incense = Incense
table-resource-iron = Iron
table-resource-silk = Silk
table-resource-wheat = Wheat
table-resource-spy = Spy
table-resource-uranium = Uranium

## sheet

table-sheet-map = Show the map
table-sheet-back = Back to it
table-sheet-battle = Battle
table-sheet-loot = Loot
table-sheet-research = Research
table-sheet-culture = Culture track
table-sheet-city = City
table-sheet-market = Market
table-sheet-trade = An offer
table-sheet-setup = Set-up
table-sheet-policies = Social policies
table-sheet-governments = Governments
table-sheet-end = The end

## battle

table-battle-for = Battle for { $place }
table-battle-attacks = attacks
table-battle-defends = defends
table-battle-barbarians = Barbarians
table-battle-attacker = attacker
table-battle-defender = defender
table-battle-armies = armies: { $n }
table-battle-bonus = Combat bonus
table-battle-bonus_word = bonus
table-battle-hidden = Hidden unit
table-battle-in_hand = { $n } in hand, hidden
table-battle-free = free to be attacked
table-battle-open = nobody opposes it
table-battle-attack = Attack
table-battle-new_front = new front
table-battle-health = health left { $n }
table-battle-if_wins = If { $name } wins
table-battle-if_you = If you win
table-battle-if_they = If the barbarians win
table-battle-step_prepare = preparation
table-battle-step_hands = hands
table-battle-step_start = start
table-battle-step_turns = battle turn
table-battle-step_after = result
table-battle-step_loot = loot
table-battle-stake_figures = The defenders on { $place } die.
table-battle-stake_city = { $place } is destroyed with all that stands round it:
table-battle-stake_capital = { $place } falls, and with it the game is won.
table-battle-stake_village = The village is taken, and its token.
table-battle-stake_horde = What is attacked on { $place } is lost; nobody takes loot.
table-battle-stake_defence = The attackers die.
table-battle-stake_village_defence = The attackers die; the village stays.
table-battle-loot = { $n } loot buys
table-battle-loot_none = { $n } loot, but there is nothing to take.
table-battle-of = of { $n }
table-battle-good_hut = hidden tokens
table-battle-good_tech = techs that can be learned
table-battle-good_event = culture events
table-battle-good_coin = coins
table-battle-good_trade = trade
table-battle-good_culture = culture
table-battle-killed = Units lost: { $n }.

## research

table-research-secret = secret until all have chosen
table-research-place = A free place
table-research-wins = Space Flight wins: two techs in row { $row } first
table-research-needs = needs two techs in row { $row }
table-research-after = Your dial shows { $n }
table-research-keeps = Whoever researches keeps only what his coins hold: { $n }.

## culture

table-culture-how = once in your city management: pay for all spaces, then collect each reward
table-culture-person = A great person
table-culture-wins = Wins the game
table-culture-mine = Your cards
table-culture-full = { $n } of { $n }: every new event costs one
table-culture-shown = face up, works
table-culture-secret = face down, secret
table-culture-people = Great people left
table-culture-people_how = a card works only with a token of its type on the map (9.5)
table-culture-left = { $n } of { $all }

## city

table-city-city = city
table-city-capital = capital
table-city-metropolis = metropolis
table-city-squares = { $n } squares of outskirts
table-city-walls = walls
table-city-fortification = fortification
table-city-caravan = caravan
table-city-program = Building program
table-city-gathered = Gathered:
table-city-acted = has acted
table-city-defence = Defence
table-city-production = Production for one build
table-city-sum = Together
table-city-rush_to = Rush, 3 trade each
table-city-rush = { $n } trade
table-city-trade = trade, collected each turn
table-city-arts = arts
table-city-harvest = to harvest
table-city-coins = coins on its squares
table-city-what = What shall { $name } build?

## reason

table-reason-none_left = none left
table-reason-tech = needs { $needs }
table-reason-production = too dear
table-reason-has_wonder = has a wonder
table-reason-has_star = has a star
table-reason-has_walls = has walls
table-reason-terrain = no { $needs }

## trade

table-trade-offer_to = An offer to { $name }
table-trade-left = offers left: { $n }
table-trade-gives = { $name } gives
table-trade-asks = { $name } asks
table-trade-gives_you = You give
table-trade-asks_you = You ask
table-trade-give_any = Give { $thing }
table-trade-ask_any = Ask for { $thing }
table-trade-of = of { $n }
table-trade-if = If { $name } accepts
table-trade-if_you = If you accept
table-trade-give = Give { $n } { $thing }
table-trade-ask = Ask for { $n } { $thing }
table-trade-nothing = nothing yet
table-trade-hidden = only the two know
table-trade-promise = Promises
table-trade-promise_how = Free words in the chat; nobody is bound by them (14.40).
table-trade-trade = Trade
table-trade-culture = Culture
table-trade-incense = Incense
table-trade-iron = Iron
table-trade-silk = Silk
table-trade-wheat = Wheat
table-trade-spy = Spy
table-trade-uranium = Uranium
table-trade-event = An event of level { $n }
table-trade-face_down = face down

## setup

table-setup-which = Which civilization?
table-setup-rest = the other one leaves the game
table-setup-start = Recommended for the capital
table-setup-tech = tech
table-setup-government = government
table-setup-take = Take the { $title }

## policies

table-policies-how = one side of a card; you may have { $n }
table-policies-card = Card { $n }
table-policies-adopted = adopted

## governments

table-governments-how = a change goes through Anarchy, unless the government was just unlocked (5.6)
table-governments-now = in force

## market

table-market-wonders = Wonders
table-market-deck = { $n } more in the deck
table-market-resources = Resources left
table-market-units = Unit cards not in hand
table-market-buildings = Buildings left
table-market-of = of { $n }

## zoom

table-zoom-tech = level { $level }, { $n } trade
table-zoom-wonder = { $age } wonder, { $n } production
table-zoom-cheap = { $n } with { $tech }
table-zoom-building = { $n } production, by { $tech }
table-zoom-event = culture event, level { $level }
table-zoom-person = great person: { $type }
table-zoom-known = Known by { $names }.

## why

table-why-coins = { $name }: coins
table-why-bonus = { $name }: combat bonus that always counts
table-why-income = { $name }: trade collected each turn
table-why-speed = Travel speed
table-why-stacking = Stacking limit
table-why-none = nothing yet
table-why-rule = Rule

## end

table-end-by_culture = { $name } wins by culture
table-end-by_technology = { $name } wins by tech
table-end-by_economy = { $name } wins by wealth
table-end-by_conquest = { $name } wins by conquest
table-end-nobody = Nobody wins
table-end-won = the winner
table-end-line = space { $space }, coins { $coins }
table-end-at_once = The game ends at once; nobody else is ranked (1.3).
table-end-near = How near everybody was
table-end-way_culture = Culture
table-end-way_tech = Tech
table-end-way_economic = Economic
table-end-way_military = Military
table-end-techs = techs, row { $row }
table-end-coins = / 15 coins
table-end-units = bonus, units { $n }
table-end-track = Culture track
table-end-known = Techs
table-end-wealth = Coins
table-end-to = to { $n }
table-end-goal = { $n } wins
table-end-deeds = What there is to look back at
table-end-deed_founded = { $title } founded
table-end-deed_wonder = { $title }
table-end-deed_row = first row { $row }
table-end-deed_taken = takes { $title }
table-end-deed_repelled = attacks { $title }, beaten
table-end-deed_culture = space 21
table-end-deed_technology = Space Flight
table-end-deed_economy = 15 coins
table-end-deed_conquest = wins by conquest

## plan

table-plan-civ = A civilization: all at once, in secret
table-plan-policy = A social policy
table-plan-capital = The capital on your home tile
table-plan-figures = Army and scout beside it
table-plan-short_civ = Civilization
table-plan-short_policy = Policy
table-plan-short_capital = Capital
table-plan-short_figures = Figures
table-plan-homes = Where the home tiles lie
table-plan-note = The tiles between the homes lie face down. First player: { $name }.

## cannot

table-cannot-program = has one (7.12)
table-cannot-harvest = nothing to harvest
table-cannot-other = { $name }: not now

## phone

table-phone-look = What to look at
table-phone-rest = Cards, track
table-phone-map = Map
table-phone-city = City
table-phone-cities = Your cities
table-phone-mine = Mine
table-phone-track = Track
table-phone-jump = Your cities and figures
table-phone-tile = To the tile at { $square }
table-phone-size = Size of the map
table-phone-large = +
table-phone-usual = 1
table-phone-small = −

## fight

table-fight-title = Attack on { $square }
table-fight-figures = Figures
table-fight-hand = Battle hand
table-fight-of = { $n } of { $all } units
table-fight-ranks = Unit ranks
table-fight-bonus = Combat bonus
table-fight-you_hold = You would hold +{ $n }.
table-fight-they_hold = { $name } would hold +{ $n }.
table-fight-stake = Win: one loot. Lose: the attacking figures die.
table-fight-city_stake = Win: the city falls, two loot; a capital wins the game. Lose: the attacking figures die.
