# The command line's own sentences: `words("play.saved")` is play-saved. What options are for, they say themselves.

## What all commands say

# A seat, and who plays it.
seats-taken = Seat { $n } ({ $player })
seats-title = Seat
seats-range = { $least } to { $most }

## A table

scene-happened = What happened
# $what is the question's own name for itself.
scene-asked = { $name } is asked: { $what }
question-rule = rules { $rule }
# A set: $count numbers of buttons may stand in a line; $finish is the text that ends it sooner.
question-several = { $count } numbers in one line
question-several_or = { $count } numbers in one line, or { $finish }
result-rank = Rank
result-score = Score

## civitas games

games-title = { $title } ({ $game }), { $least } to { $most } seats
games-rule = House rule
games-values = Values (default first)
games-how = What it says

## civitas replay

replay-at = { $n } of { $all } choices
replay-choice = Choice { $n }: { $text }
replay-keys = Enter: on · b: back · number: to that choice · q: quit >

## civitas play

play-which = Which game?
play-help = A number or a choice's text chooses, several numbers a set · hint · u undo · s [FILE] save · l log · q quit · ? help
play-turn = { $name }, it is your turn. Press Enter when only you can see this.
play-since = Since your last choice
play-saved_as = Saved as { $path }.
play-go_on = Saved. Go on with: civitas play --resume { $path }
play-look_back = Look back at it with: civitas replay { $path }

## civitas choose

choose-done = { $texts }: done. The game is over.
# $asked are one or more of choose-seat.
choose-asked = { $texts }: done. Now asked: { $asked }.
choose-seat = seat { $n } ({ $what })

## civitas simulate

simulate-title = { $title }: { $games } games in { $seconds } s
simulate-bot = Bot
simulate-wins = Wins
simulate-mean = Mean score
simulate-least = Least
simulate-most = Most
simulate-speed = { $games } games/s, { $decisions } decisions/s
simulate-lengths = { $mean } decisions a game ({ $least } to { $most })
# $reasons are one or more of simulate-reason.
simulate-ended = Ended by: { $reasons }
simulate-reason = { $reason } { $n }

## civitas match

match-title = { $title }, { $seats } seats: { $games } games
match-rank = Mean rank
match-time = ms a move
match-worst = worst
match-wins = { $percent } % ({ $low } to { $high })
match-ranks = { $rank } ({ $low } to { $high })
match-pair = { $pair }, pairwise: { $how }
match-stopped = { $decisions } decisions a game; { $n } games were stopped and ranked as they stood

## civitas record

record-done = { $path }: { $n } choices

## What can't be

refused-file = { $path }: { $reason }.
refused-a_file = A file: { $reason }.
refused-missing = There is no file { $path }.
refused-unreadable = { $path } can't be read: { $reason }.
refused-unwritable = { $path } can't be written: { $reason }.
refused-no_save = { $path } is not a saved game: { $reason }.
refused-no_names = { $path }: players: a list of names is expected.
refused-exists = { $path } exists already; nothing is written over it.
refused-resume = { $path } exists already; go on with it by --resume, or name another file.
refused-known = A game that is resumed has its game, seed and house rules already.
refused-count = This game has { $seats } seats, not { $n }.
refused-kept = { $path } is a position or a recorded game, which are kept as they are; choices are made in saves.
refused-moment = This game has { $all } choices; --at can be 0 to { $all }, not { $n }.
refused-seat = This game has seats 0 to { $last }, not { $n }.
refused-wish = A house rule is written name=value, not “{ $wish }”.
refused-player = Nobody is called “{ $name }”; a seat can be for { $known }.
