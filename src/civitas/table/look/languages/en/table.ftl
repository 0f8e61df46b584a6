# What the table itself says: `t("lobby.play")` is lobby-play. A game's own words stand with the game.

## chrome

chrome-skip = Skip to the content
chrome-pages = Pages
chrome-play = Play
chrome-mine = My tables
chrome-finished = Finished
chrome-rules = Rules and cards
chrome-settings = Settings
chrome-new = New table
chrome-open = Open
chrome-mine_short = Mine
chrome-all_pages = All pages

## lobby

lobby-title = Civitas: play
lobby-play_now = Play now
lobby-play_now_how = You against bots, with the usual rules.
lobby-level = How well the bots play
lobby-play_game = Play { $title } now
lobby-play_one = Play { $title }
lobby-minutes = { $n } min
lobby-new_of = New table
lobby-rules_of = Rules
lobby-soon = not here yet
lobby-players = players
lobby-light = light
lobby-medium = medium
lobby-heavy = heavy
lobby-weight = weight: { $word }
lobby-mine = My tables
lobby-mine_turns = your turn at { $turns } of { $all }
lobby-mine_none = No tables yet: press Play now under a game.
lobby-all = all { $n }
lobby-welcome = No tables yet
lobby-welcome_how = One click seats you with bots who know the rules; the table explains every choice. Or open a table of your own and invite friends.
lobby-open = Open tables
lobby-open_how = anyone may join
lobby-open_none = Nobody waits for players: open a table of your own.
lobby-your_turn = Your turn
lobby-thinks = { $name } to move
lobby-waits = waits for players
lobby-abandoned = abandoned
lobby-came = { $rank } of { $all }
lobby-won = { $names } won
lobby-you_won = You won
lobby-won_with = { $names } won with { $points }
lobby-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lobby-you = you
lobby-and = { $some } and { $last }
lobby-table_with = { $title } with { $names }
lobby-table_of = { $name }’s { $title }
lobby-bot = { $name }, a bot ({ $kind })
lobby-play = Play
lobby-look = Look
lobby-look_back = Look back
lobby-join = Join
lobby-watch = Watch
lobby-watch_how = live tables that let you look on
lobby-seats_free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
lobby-full = all seats taken
lobby-all_finished = All finished games
lobby-open_file = Open a save
lobby-to_move = to move
lobby-free_seat = free seat

## new

new-title = New table
new-table_name = Name of the table
new-table_hint = by who plays
new-your_name = Your name
new-seats = Seats
new-seat_n = Seat { $n }
new-me = me
new-guest = Guest
new-friend = friend, by invitation
new-open = open: anyone may join
new-bot = bot: { $title }
new-seat_name = Name of seat { $n }
new-name = name
new-hotseat = Several people on this device
new-hotseat_how = A screen between turns hides hands.
new-rules = Rules
new-rules_usual = as in our rulebook
new-rules_own = our own
new-rules_changed = changed
new-on = on
new-off = off
new-spectators = Spectators may watch
new-thoughts = Hints; bots say at once why
new-more = More: hints, clock
new-absent = A bot may stand in for whoever is away
new-absent_0 = at once
new-absent_5 = 5 minutes
new-absent_60 = 1 hour
new-absent_1440 = 1 day
new-clock = Time to think
new-clock_how = When it has run out, a bot chooses.
new-clock_none = no clock
new-clock_seconds = { $n } seconds a decision
new-clock_minutes = { $n } minutes a decision
new-clock_days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
new-misses = Too late so often, and a bot has the seat
new-misses_n =
    { $n ->
        [0] never
        [1] once
       *[other] { $n } times
    }
new-patience = Bots wait for your undo
new-patience_how = As long as your choice can be taken back; never at the pace “instant”.
new-seconds = { $n } s
new-open_table = Open the table
new-other_game = Choose the game

## open

open-title = Open a save or a position
open-how = It becomes a new table, with you in one seat and bots in the others. A finished game gives its save under “Look back”.
open-file = Choose a save file
open-file_how = or drop it here
open-paste = Paste instead
open-text = A save, or a position as JSON
open-game = Game of a position
open-file_says = as it says itself
open-seat = Your seat
open-others = The others are
open-button = Open as a new table

## bots

bots-easy = Easy
bots-easy_how = Looks one choice ahead and overlooks things: good for a first game.
bots-medium = Medium
bots-medium_how = Thinks some choices ahead and makes few gifts.
bots-hard = Hard
bots-hard_how = Thinks ten times longer than Medium, up to three seconds a choice.
bots-greedy = Greedy
bots-greedy_how = Takes what looks best at once; there to measure others by.
bots-quiet = Quiet
bots-quiet_how = Takes what looks best at the end of its step; there to measure others by.
bots-random = Random
bots-random_how = Takes anything legal; there to measure others by.

## table

table-moment = One moment …
table-lobby = To the lobby
table-subtitle = { $name }
table-over = Game over
table-your_turn = You choose
table-turn_of = { $name } chooses
table-undo = Undo
table-hint = Hint: what would you advise me?
table-why = Why did the bot choose that?
table-undo_nothing = nothing to take back
table-undo_of = Undo: { $title }
table-undoes = Takes back: { $deed }
table-holds = Bots wait a moment, in case you take this back.
table-go_on = Go on
table-rules = Rules
table-rules_and_cards = Rules and cards
table-menu = Menu
table-close = Close
table-seats = Other seats
table-board = Board
table-mine = Your own seat
table-side = Chronicle and choices
table-watching = You are watching.
table-you_left = You have left: a bot ({ $bot }) plays on for you.
table-wait =
    { $n ->
        [one] { $names } is to choose.
       *[other] { $names } are to choose.
    }
table-thinks =
    { $n ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
table-free = Nobody sits there yet: { $names }.
table-friends =
    { $n ->
        [1] A seat is free
       *[other] { $n } seats are free
    }
table-won_by = { $names } won.
# $margin is what a game says of its points: “163 to 152”.
table-won_to = { $names } won: { $margin }.
table-names = { AND($names) }
table-You = You
table-rank = rank { $rank }
table-again = New table
table-rematch = Rematch
table-to_rematch = To the rematch
table-pause = Pause for everybody
table-paused = The host has paused the game.
table-paused_how = Nobody can choose, and no clock runs.
table-resume = Play on
table-concede = Concede
table-concede_sure = Concede the game? { $name } wins. This can’t be undone.
table-leave = Leave the game
table-leave_sure = Leave for good? A bot plays on in your seat, and everybody is told. This can’t be undone.
table-look_back = Look back at the game
table-invite = Invite friends
table-abandon = Abandon this table
table-abandon_sure = End this table for everybody? This can’t be undone.
table-lost = Connection lost. Trying again …
table-refused = That choice came too late: the table has moved on.
table-sure = Are you sure?
table-yes = Yes
table-no = No, go back
table-never = Yes, and don’t ask again
table-zoom_close = Close
table-zoom_hint = The key I keeps this open.
table-you = you
table-leads = leads
table-bot = bot

## clock

clock-paused = paused

## wish

wish-title = Taking back by agreement
wish-ask = Ask to take back my last choice
wish-mine = You ask to take your last choice back, with all that came after it. The others have to agree.
wish-of = { $name } asks to take the last choice back, with all that came after it.
wish-agreed = { $name } asks to take the last choice back. You have agreed; others have not yet.
wish-agree = Agree
wish-decline = No
wish-withdraw = Never mind

## end

end-closed = The host has closed this table.
end-why_closed = Nobody plays on here.
end-conceded = { $name } has conceded: { $names } won.
end-why_conceded = The table stands as it was when the game ended.
end-stopped = The game was stopped after { $n } choices, with { $names } ahead.
end-why_stopped = Bots can undo each other’s work for ever. A game among bots alone that goes on too long is ranked as it stands.

## seat

seat-you = you
seat-bot = bot ({ $bot })
seat-stand_in = bot { $bot } stands in
seat-left = has left; bot { $bot } plays on
seat-open = free seat
seat-here = here
seat-away = away
seat-to_bot = Give to a bot
seat-to_bot_sure = Let a bot play for { $name }? The seat can be given back at any time.
seat-give_back = Give back
seat-take_back = Play myself again

## chronicle

chronicle-title = Chronicle
chronicle-since = since your last choice
chronicle-empty = Nothing has happened yet.
chronicle-moment = Show the table as it was then
chronicle-because = , because of { $cause }.

## notice

notice-sat = { $name } has sat down.
notice-paused = { $name } pauses the game.
notice-resumed = { $name } lets the game go on.
notice-left = { $name } has left the game: the bot { $detail } plays on.
notice-conceded = { $name } concedes.
notice-wish = { $name } asks to take the last choice back.
notice-declined = { $name } does not want it taken back.
notice-rematch = { $name } opens a rematch.
notice-late = { $name } is out of time: a bot chooses.
notice-given_up = { $name } is out of time too often: the bot { $detail } plays on until they are back.
notice-given = { $name } is away: the bot { $detail } plays in their place.
notice-back = { $name } is back and plays again.

## pace

pace-title = Pace
pace-slow = slow
pace-normal = normal
pace-instant = instant
pace-change = Change the pace at which others’ moves are shown
pace-skip = Skip

## prompt

prompt-asides = You may also …
prompt-title = Your choices
prompt-rule = Rule
prompt-rules = Rules

## chat

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send

## board

board-die = die { $face }
board-view = What you see

## invite

invite-name_hint = how others shall call you
invite-rules = Read the rules
invite-title = A seat waits for you
invite-to = You are invited to { $name }.
invite-sentence = You are invited to play { $title } at the table “{ $name }”.
invite-name = Your name
invite-take = Take the seat
invite-taken = This seat has been taken already. An invitation works once.
invite-who = Who sits there
invite-links = Send each friend one of these links. A link works once.
invite-none = Every seat is taken.
invite-copy = Copy
invite-copied = Copied
invite-copy_link = Copy link
invite-qr = QR code
invite-qr_of = QR code of the link to { $name }
invite-noname = Please say how others shall call you.

## keys

keys-title = Keys
keys-tab = walk through everything that can be chosen
keys-enter = choose
keys-arrows = walk through the choices of the bar
keys-c = go to the choices
keys-u = undo
keys-h = hint
keys-g = go on, without waiting for an undo
keys-l = chronicle
keys-s = skip to the latest move
keys-i = read the card in full
keys-esc = close what is open
keys-e = explain the next thing on the board

## me

me-title = My games
me-none = You have not finished a game yet.
me-by_game = Game
me-by_person = Against
me-games = Games
me-won = Won
me-mean = Mean score
me-best = Best score
me-feed = Your turns as a feed
me-feed_how = For feed readers and other tools. Whoever knows this address sees at which tables it is your turn, and nothing else.
me-export = Everything that is yours
me-export_how = Your tables, who sat there, how they ended, and the saves of finished games, as one file.
me-export_button = Export
me-devices = Your devices
me-devices_how = Play on with your phone, or on another computer: a link brings your seats, your name and your settings there. Both devices are yours then.
me-offer = Bring another device
me-offer_how = Open this link on your other device, or scan the code with it. It works once, for a quarter of an hour. Give it to nobody: whoever opens it sits in your seats.
me-offer_qr = The link as a QR code
me-unlink = Withdraw the link
me-here = This device
me-since = since
me-withdraw = Withdraw
me-withdraw_sure = This device will have none of your seats any more.
me-browser = A browser
me-browser_on = { $browser } on { $system }
me-bell = Your turn, while no page is open
me-bell_how = This browser tells you when it is your turn, a minute after you were asked, if you have no page open.
me-bell_on = Tell me
me-bell_off = Tell me no more
me-bell_none = This browser can't be called, or does not want to be.

## curtain

curtain-learned = Only you know this
curtain-hand_over = Hand the device over
curtain-title = Hand the device to { $who }
curtain-sentence = { $who } is asked. Everybody else look away, please.
curtain-open = I am { $who }: show my seat
curtain-waiting = Nobody at this device is asked just now.
curtain-wait = The page looks again by itself.
curtain-look = Look now

## look

look-title = Looking back at { $name }
look-here = Looking back
look-slider = Choice
look-more = More
look-eyes = Seen by
look-eyes_open = everybody (open)
look-back = One choice back
look-on = One choice on
look-chart = Scores over time
look-turning = Turning points
look-turning_how = After these choices somebody’s chance to win, as the bots judge it, had changed most.
look-save = Save file
look-play = Play by itself
look-play_on = Play on from here
look-play_on_how = A new table goes on from this moment, with bots in the other seats. What is still to be drawn and rolled falls anew.
look-play_on_as_it_lay = Hidden cards lie as they lay
look-play_on_anew = What my seat does not know is dealt anew
look-past = You see the table as it was.
look-now = Back to now

## finished

finished-title = Finished games
finished-none = No game has been finished yet.
finished-search = Search by game, table or person
finished-find = Search

## rules

rules-title = { $title }: rules and cards
rules-contents = Contents
rules-search = Search in rules and cards
rules-cards = Cards
rules-all = all
rules-no_text = The rules of this game are not written down yet.
rules-filter = Show

## rank

rank-n1 = 1st
rank-n2 = 2nd
rank-n3 = 3rd
rank-n4 = 4th
rank-n5 = 5th

## settings

settings-title = Settings
settings-name = Your name
settings-pace = Pace of others’ moves
settings-motion = Motion
settings-theme = Colours
settings-theme_dark = dark
settings-theme_light = light
settings-sound = Sounds
settings-sound_how = Soft ones: your turn, a roll, the end.
settings-sound_auto = not on phones
settings-sound_on = on
settings-sound_off = off
settings-full = pieces glide
settings-reduced = no motion
settings-contrast = Contrast
settings-contrast_normal = normal
settings-contrast_high = high
settings-cards = Size of cards
settings-small = small
settings-cards_normal = normal
settings-large = large
settings-save = Keep these settings
settings-leave = Leave without changes
settings-confirm = Ask before what can’t be taken back
settings-confirm_how = Rolls of dice, cards that are drawn, moves that others answer.
settings-confirm_off = don’t ask
settings-confirm_on = ask
settings-notify = Tell me when it is my turn
settings-notify_how = The browser shows a message while this page is in the background.
settings-notify_button = Allow messages

## error

error-title = That did not work

## several

several-title = Choose together
several-clear = Take back
several-none = None
several-few = { $n } more
several-kinds = { $n } different ones
several-reach = { $n } more are needed

## band

band-done = done
band-now = now
band-next = next
band-missing = { $n } missing
band-enough = enough
band-needed = to reach: { $n }

## come

come-title = Is this your device?
come-sentence = This browser then has the seats, the name and the settings of the device on which the link was made.
come-of = The link was made by { $name }.
come-held =
    { $n ->
        [1] Your own table here comes along: the other device has it too.
       *[other] Your own { $n } tables here come along: the other device has them too.
    }
come-warning = Go on only if you have made this link yourself, on another device of yours.
come-button = Yes, this is my device
come-back = No

## bell

bell-sentence = { $game }: it is your turn.

## guide

guide-title = How to win { $title }
guide-goal = The goal
guide-turn = The turn
guide-points = How points come
guide-board = What stands on the board

## step

step-title = What has just happened
step-lost = Taken from you

## What the commands say that open the table and check what is stored

command-open = The table is open at { $url } (Ctrl+C closes it).
command-open_already = The table is open already, at { $url }
command-replayed = { $n } of { $all } tables replay.
command-no_tables = There are no tables in { $folder }.
