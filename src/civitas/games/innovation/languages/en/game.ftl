# What is said of Innovation before and after a game: in the lobby, on the form of a new table, by bots.

blurb = 105 cards, ten ages: rivals share your powers or suffer them.

## House rules: the question, the rule in a sentence, the answers that need words

house-covered_cards_public = Look through all piles
house-covered_cards_public-how = Everybody may look through all piles on all boards.
house-monument_combined = Monument adds tucked and scored
house-monument_combined-how = For Monument, tucked and scored cards count together.
house-fission_continues = Play on after Fission
house-fission_continues-how = Fission goes on after it has removed everything.
house-team_variant = Two teams of two
house-team_variant-how = Two teams of two; partners sit opposite.

## Why it ended

end-achievements = Enough achievements: the game ends at once (8.1).
end-score = A card above 10 had to be drawn: the highest score wins (8.2).
end-effect = Won by the effect of a card (8.3).

## What bots value a position by

feature-achievements = achievements
feature-points = score
feature-tops = top cards
feature-splayed = cards beneath
feature-icons = icons
feature-hand = cards in hand
feature-claims = achievements in reach
feature-brink = one achievement from victory
feature-surplus = more points than are of use
