# What is said of a toy.
blurb = A toy.
house-goal = Goal
house-goal-how = The points that win.
house-bold = Bold
house-bold-how = No peeking.
end-goal = The game is over: goal.
end-deck = The game is over: deck.
