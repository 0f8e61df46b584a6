# What is said of Endeavor before and after a game: in the lobby, on the form of a new table, by bots.

blurb = Build, sail out of Europe and settle the world in seven rounds, without a die.
result-score = { $n } glory
# The end of a game: the winner’s points, and the next best’s.
result-margin = { $n } to { $m }

## House rules: the question, the rule in a sentence, the answers that need words

house-payment_action_mode = A Payment frees
house-payment_action_mode-how = A Payment action frees as many buildings as finance pays, or exactly one.
house-payment_action_mode-finance_level = what finance pays
house-payment_action_mode-per_icon = one
house-payment_protected_tiles = A Payment can’t free
house-payment_protected_tiles-how = A Payment action can't free the tile that gives it, or any tile with a Payment action.
house-payment_protected_tiles-same_tile = its own tile
house-payment_protected_tiles-payment_buildings = any such
house-university_scoring = Universities score
house-university_scoring-how = Three glory for each University tile, or once however many a player has.
house-university_scoring-per_tile = each
house-university_scoring-per_player = once

## Why it ended

end-rounds = All 7 rounds have been played.

## What bots value a position by

feature-cities = cities, connections and sailing
feature-levels = status levels
feature-people = markers in the harbor
feature-buildings = buildings and tokens
feature-cards = cards
feature-action = the action in hand
feature-busy = markers at work that come back
feature-idle = markers left idle by passing
