# What is said of Civilization before and after a game: in the lobby, on the form of a new table, by bots.

blurb = Lead a nation from its first city to the stars, to riches, to fame or to conquest.
result-score = victories: { $n }

## House rules: the question, the rule in a sentence, the answers that need words

house-social_policies = Social policies
house-social_policies-how = Whether there are social policies; without them no French (1.7).
house-investments = Investments
house-investments-how = Whether coins may be invested; without it no Arabs (1.7).
house-relics = Relics
house-relics-how = Whether relics lie on their tiles (1.7).
house-civilization_choice = Civilizations
house-civilization_choice-how = Whether everybody draws two civilizations and keeps one, or chooses freely in seat order (3.1).
house-civilization_choice-draw_two = two drawn
house-civilization_choice-free = free choice
house-first_player = First player
house-first_player-how = Who begins: drawn by chance, or the first seat (3.1).
house-first_player-random = by lot
house-first_player-agreed = first seat
house-first_turn_marker_pass = Marker passes in turn 1
house-first_turn_marker_pass-how = Whether the first-player marker is passed in the first turn already (4.2).
house-two_player_token_removal = Fewer tokens for two
house-two_player_token_removal-how = Whether two players take some hut and village tokens out of the game (3.3).
house-confucius_great_persons = Confucius gives
house-confucius_great_persons-how = How many great persons the School of Confucius gives (components).
house-blockade_stops_combat_bonus = Blockade stops bonuses
house-blockade_stops_combat_bonus-how = Whether a blockaded barracks, academy, shipyard or general gives no combat bonus (6.5).
house-gathering_needs_figure = Gatherers must stay
house-gathering_needs_figure-how = Whether a square is gathered only as long as a figure stays on it (8.3).
house-negotiation_offer_limit = Offers a trade phase
house-negotiation_offer_limit-how = How many offers each player may send in a trade phase; 0 means that nobody negotiates (16.6).
house-negotiation_offer_limit-0 = none
house-turn_limit = Last turn
house-turn_limit-how = After how many turns the game ends undecided, for automatic play; 0 means never (1.7).
house-turn_limit-0 = none

## Why it ended

end-culture = The marker reached the last space of the culture track.
end-technology = Space Flight was reached.
end-economy = Fifteen coins were together.
end-conquest = A capital fell.
end-turn_limit = The last turn ended, and nobody had won.

## What bots value a position by

feature-culture = culture and steps on its track
feature-riches = coins towards fifteen
feature-techs = techs and the way to Space Flight
feature-trade = trade on the dial
feature-offers = offers that lead to nothing
feature-income = what cities give every turn
feature-actions = city actions still to come
feature-wonders = wonders and great persons
feature-cards = cards and resources
feature-army = units
feature-conquest = armies before a capital
feature-map = figures, sites and explored land
feature-battle = the battle
