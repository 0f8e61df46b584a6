# The questions of Innovation as people read them. The numbers in brackets are those of the rulebook.

## Icons and colours

icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock
color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple

## Set-up

setup = Choose the card that you meld to begin with.
setup-why = All meld at once; whoever has the alphabetically first name starts.
setup-note = { $color }, { $icon }
your-hand = Your hand

## Actions

action-only = Your action: meld, use a dogma, draw or achieve.
action-1 = First action: meld, use a dogma, draw or achieve.
action-2 = Second action: meld, use a dogma, draw or achieve.
action-only-why = It is your first turn: you have only one.
action-why = It is your turn.
group-draw = Draw
group-meld = Meld
group-dogma = Dogma
group-achieve = Achieve
act-meld = Meld { $card }
act-dogma = Use { $card }
act-achieve = Claim age { $n }
act-achieve-note = achievement { $n } of { $goal }
act-draw = Draw a card
ends-the-game = ends the game
# A card of which only the value is known, $n; lines of the chronicle speak of it, too.
unseen =
    { $n ->
        [8] an { $n }
        [11] an { $n }
       *[other] a { $n }
    }
# What a dogma would do: how many icons I have, who would share it, of whom it would be demanded.
icons = { $n } { $icon }
shared-by = shared by { AND($who) }
demanded-of = demanded of { AND($who) }
no-points = Age { $n }: takes { $points } points, you have { $have } (4.6).
no-card = Age { $n }: takes a top card of value { $n } or higher (4.6).

## Effects

effect = { $card }: { $text }
alone-why = You execute { $card } for yourself alone.
use-why = You use it.
own-cards-why = You choose among your own cards.
your-demand-why = You made the demand.
demand-why = { $who } demands it of you: { $mine } { $icon } against { $theirs }.
share-why = You share it: { $mine } { $icon } against { $theirs }.
# Added to a reason where cards are taken one by one.
lowest-first = { $why } The lowest value comes first.

kind-card = Choose a card
kind-cards = Choose cards, one after the other
kind-color = Choose a colour
kind-value = Name a value
kind-seat = Choose a player
kind-back = Choose whose card, and its value
kind-confirm = Do it?
kind-branch = Choose one of two
# $what is one of the questions above.
chosen-of = { $what }: { $n } of { $most } chosen
chosen = { $what }: { $n } chosen so far

set-cards =
    Choose up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
set-color = Choose { $n } colours
# What confirms a set of $n.
confirm-return =
    Return { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
confirm-score =
    Score { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
confirm-color = Name { $n } colours

## Answers

no = No
done = Done
do-meld = Meld { $card }
do-tuck = Tuck { $card }
do-score = Score { $card }
do-return = Return { $card }
do-transfer = Transfer { $card }
do-exchange = Exchange { $card }
do-execute = Execute { $card }
do-reveal = Reveal { $card }
do-keep = Keep { $card }
do-order = Put { $card } next
choose-name = Name { $color }
choose-rearrange = Rearrange { $color }
choose-splay-left = Splay { $color } left
choose-splay-right = Splay { $color } right
choose-splay-up = Splay { $color } up
yes-exchange = Yes, exchange
yes-score = Yes, score
yes-tuck = Yes, tuck
branch-score = Draw and score an 8, then return a card
branch-draw = Draw one higher than your score pile
rival-note = { $points } points, { $n } in hand
# Somebody's card of which only the value is known.
back =
    { $n ->
        [8] An { $n }
        [11] An { $n }
       *[other] A { $n }
    } of { $who }
back-note = { $n } of that value, { $points } points
pile =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pile-left = { $pile }, splayed left
pile-right = { $pile }, splayed right
pile-up = { $pile }, splayed up
facts = { $age }, { $color }
facts-points = { $facts }; points { $n } → { $then }
