# The words on the text board of Endeavor: `w("decks.title")` is terminal-decks-title.

terminal-seat = { $seat }
terminal-round = round { $n } of { $all }
terminal-crown = crown { $seat }
terminal-turn = turn of { $seat }
terminal-the_end = the end
terminal-legend = Tokens: { $signs }

## phase

terminal-phase-build = Build
terminal-phase-growth = Growth
terminal-phase-salary = Salary
terminal-phase-action = Action

## sign

terminal-sign-industry = industry
terminal-sign-culture = culture
terminal-sign-finance = finance
terminal-sign-politics = politics
terminal-sign-occupy = occupy
terminal-sign-attack = attack
terminal-sign-payment = payment
terminal-sign-draw = draw
terminal-sign-ship = ship
terminal-sign-taken = taken
terminal-sign-glory = two glory

## region

terminal-region-open = open
terminal-region-to_open = { $n } to open
terminal-region-track = track
terminal-region-beside = beside
terminal-region-strength = strength

## decks

terminal-decks-title = Decks, top card first
terminal-decks-deck = Deck
terminal-decks-top = Top
terminal-decks-below = Below
terminal-decks-strong = Strong enough
terminal-decks-empty = empty

## players

terminal-players-title = Players
terminal-players-harbor = Harbor
terminal-players-supply = Supply
terminal-players-cards = Cards
terminal-players-glory = Glory
# The next level of a track is worth more.
terminal-players-next = next at { $n }
terminal-players-counted = { $n } of { $limit }
terminal-players-passed = passed

## score

terminal-score-cities = cities
terminal-score-lines = lines
terminal-score-tracks = tracks
terminal-score-cards = cards
terminal-score-governor = governor
terminal-score-university = university
terminal-score-harbor = harbor
terminal-score-slavery = slavery
terminal-score-nothing = nothing

## boards

terminal-boards-title = Boards (● used)
terminal-boards-buildings = Buildings
terminal-boards-tokens = Tokens
terminal-boards-cards = Cards
terminal-boards-face_down = Face down
terminal-boards-governor = governor space

## action

terminal-action-uses = { $seat } uses { $title }: { $parts }
# $parts are one or more actions of which one is taken.
terminal-action-or = { JOIN($parts, by: " or ") }
terminal-action-payments = { $n } payments
terminal-action-bound = bound to { $what }
