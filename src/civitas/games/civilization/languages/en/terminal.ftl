# The words on the text board of Civilization: `w("market.units")` is terminal-market-units.

terminal-seat = { $seat }
terminal-turn = turn { $n }
terminal-first = first { $seat }
# Whose part of a phase it is.
terminal-acting = part of { $seat }
terminal-legend = Ground: " grassland, ♠ forest, ^ mountain, . desert, ~ water, ? unexplored. Marks: i incense, r iron, s silk, w wheat, c culture, o coin, ' gone hut or village. Tokens: h hut, v village, b building, W wonder, P great person, S city-state, R relic. Cities: @ capital, # city. Figures: A army, a scout, with their number; colours are seats.

## phase

terminal-phase-setup = Set-up
terminal-phase-start = Start of turn
terminal-phase-trade = Trade
terminal-phase-management = City management
terminal-phase-movement = Movement
terminal-phase-research = Research

## column

terminal-column-track = track
terminal-column-techs = techs
terminal-column-coins = coins
terminal-column-bonus = bonus
terminal-column-trade = trade
terminal-column-culture = culture
terminal-column-resources = resources
terminal-column-tokens = tokens
terminal-column-units = units
terminal-column-cards = cards

## city

terminal-city-name = city
terminal-city-square = square
terminal-city-production = production
terminal-city-trade = trade
terminal-city-arts = arts
terminal-city-marks = marks
terminal-city-walls = walls
terminal-city-program = program

## market

terminal-market-wonders = Wonders: { $wonders } (deck { $n })
terminal-market-resources = Market: { $resources }
terminal-market-buildings = Buildings: { $buildings }
terminal-market-units = Units: { $units }. Events: { $events }. Great people: { $n }.

## mine

terminal-mine-techs = Your techs:
terminal-mine-units = Your units:
terminal-mine-cards = Your cards:
terminal-mine-policies = Your policies:
terminal-mine-tokens = Your hidden tokens:
terminal-mine-limits = Speed { $speed }, stacking { $stacking }, cards { $cards }

## battle

terminal-battle-title = Battle, { $step }
terminal-battle-attacker = attacker
terminal-battle-defender = defender
terminal-battle-who = who
terminal-battle-front = front { $n }
terminal-battle-hand = hand
terminal-battle-bonus = bonus
terminal-battle-barbarians = Barbarians
terminal-battle-hidden = { $n } hidden
