# What is said of Stone Age before and after a game: in the lobby, on the form of a new table, by bots.

blurb = Send out your tribe, roll for what it brings home, and feed everybody.
# The end of a game: the winner’s points, and the next best’s.
result-margin = { $n } to { $m }

## House rules: the question, the rule in a sentence, the answers that need words

house-start_seat = Who starts
house-start_seat-how = Who is the first start player: a seat, or drawn by chance (2.4).
house-start_seat-random = by lot
house-start_seat-0 = seat 1
house-start_seat-1 = seat 2
house-start_seat-2 = seat 3
house-start_seat-3 = seat 4
house-starvation = Missing food costs
house-starvation-how = What hunger costs: 4 points for each missing food, or 10 points once, whatever is missing (15.1).
house-starvation-per_food_4 = −4 each
house-starvation-flat_10 = −10 once
house-hunt_repeat = Hunt again in one round
house-hunt_repeat-how = Whether a player may place at the hunting grounds again in a later turn of the round (15.2).
house-resource_supply = Supply of resources
house-resource_supply-how = Whether resources are endless or limited to 58 or 68 tokens; a gain is then cut to what is left (15.3).
house-resource_supply-unlimited = endless
house-resource_supply-limited_58 = 58
house-resource_supply-limited_68 = 68
house-useless_placement = Block places without gain
house-useless_placement-how = Whether a village place may be taken only to block it, when it could bring the player nothing (15.4).
house-useless_placement-allow = yes
house-useless_placement-forbid = no
house-open_cards = Bought cards stay open
house-open_cards-how = Whether everybody may look at the cards that others have bought (15.5).
house-any_resources_timing = “Any two” card
house-any_resources_timing-how = Whether the two resources of choice may be taken at any time or must be taken at once (15.6).
house-any_resources_timing-anytime = any time
house-any_resources_timing-immediately = at once

## Why it ended

end-buildings = A building stack is empty: the game is over.
end-cards = The cards can't fill the row: the game is over.

## What bots value a position by

feature-points = points on the track
feature-cards = cards for the final scoring
feature-goods = resources
feature-tools = tools in the rounds to come
feature-fields = fields in the rounds to come
feature-figures = figures in the rounds to come
feature-purchases = cards and buildings in reach
feature-placing = figures still to place
feature-food = food, or the lack of it
