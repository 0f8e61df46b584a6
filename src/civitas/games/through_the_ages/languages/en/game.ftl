# What is said of Through the Ages before and after a game: in the lobby, on the form of a new table, by bots.

blurb = From antiquity to the space age by cards: farms and mines, leaders and wonders, war and culture.
result-score = { $n } culture
# The end of a game: the winner’s points, and the next best’s.
result-margin = { $n } to { $m }

## House rules: the question, the rule in a sentence, the answers that need words

house-open_civil_hands = Are civil hands open?
house-open_civil_hands-how = Everybody may look at the civil cards in all hands.
house-open_civil_hands-true = open to all
house-open_civil_hands-false = not shown
house-manual_payments = How are blue tokens paid?
house-manual_payments-how = In the own turn blue tokens are paid and gained by hand.
house-manual_payments-false = by themselves
house-manual_payments-true = by hand

## Why it ended

end-culture = The last round is over.
end-resignation = All others have resigned.

## What bots value a position by

feature-culture = culture so far
feature-growth = culture in the turns to come
feature-science = science
feature-resources = resources
feature-food = food
feature-workers = workers
feature-content = content people
feature-actions = actions
feature-strength = strength beside the rivals
feature-cards = cards, leader and wonders
feature-impacts = attacks and events under way
