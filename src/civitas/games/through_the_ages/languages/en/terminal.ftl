# The words on the text board of Through the Ages: `w("row.title")` is terminal-row-title.

terminal-seat = { $seat }
terminal-none = none
terminal-age = age { $age }
terminal-round = round { $n }
terminal-round_last = round { $n } (the last)
terminal-turn = turn of { $seat }
terminal-the_end = the end
terminal-impacts = Impacts

## phase

terminal-phase-politics = politics
terminal-phase-actions = actions
terminal-phase-end = end

## row

terminal-row-title = Row:
terminal-row-deck = deck { $n }

## events

terminal-events-now = Events now { $ages }
terminal-events-later = later { $ages }
terminal-events-next = next: { $card }
terminal-events-tactics = common tactics: { $tactics }
terminal-events-deck = military deck { $n }

## column

terminal-column-culture = Culture
terminal-column-science = Science
terminal-column-strength = Strength
terminal-column-happy = Happy
terminal-column-food = Food
terminal-column-resources = Resources
terminal-column-actions = Actions
terminal-column-workers = Workers
terminal-column-banks = Banks
terminal-column-hands = Hands

## numbers

terminal-numbers-resigned = resigned
terminal-numbers-of = { $n } of { $all }
terminal-numbers-unused = { $n } unused
terminal-numbers-banks = { $yellow } yellow, { $blue } blue

## play

terminal-play-ruin = ruin
terminal-play-stages = { $n } of { $all } stages
terminal-play-pact = { $card } with { $seat }
terminal-play-war = { $card } on { $seat }

## kind

terminal-kind-farm = Farm
terminal-kind-mine = Mine
terminal-kind-lab = Lab
terminal-kind-temple = Temple
terminal-kind-library = Library
terminal-kind-theater = Theater
terminal-kind-arena = Arena
terminal-kind-infantry = Infantry
terminal-kind-cavalry = Cavalry
terminal-kind-artillery = Artillery
terminal-kind-air_force = Air force

## hand

terminal-hand-title = Hand:
terminal-hand-military = military: { $cards }

## resolution

terminal-resolution-by = { $card } by { $seat }
terminal-resolution-against = { $card } by { $seat } against { $other }
terminal-resolution-bid = bid { $n }
terminal-resolution-done = { $seat } done
terminal-resolution-now = { $seat } now
terminal-resolution-next = { $seat } next
terminal-resolution-out = { $seat } out

## forecast

terminal-forecast-title = End of turn: { $changes }
terminal-forecast-culture = culture
terminal-forecast-science = science
terminal-forecast-food = food
terminal-forecast-resources = resources
terminal-forecast-uprising = uprising!
terminal-forecast-corruption = corruption { $n }
terminal-forecast-missing = { $n } food missing
