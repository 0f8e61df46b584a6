# What every game says.

# A thing by its name alone: a card, a place.
name = { $what }
# Facts one after the other.
note = { $parts }
# $first are one or more things.
and = { $first } and { $last }
or = { $first } or { $last }
# A seat while nobody has a name.
seat = Seat { $n }

# The reader of a sentence about them, and everybody else in it.
you = you
    .genitive = your
person = { $name }
    .genitive = { $name }’s
# A list of nothing.
empty-list = nothing

## What a bot thinks

# $option is its best choice, $next the next best, each with its chance.
thought = { $option }: { $chance } to win.
thought-next = { $option }: { $chance } to win; next best { $next }, { $less }.
chance = { $n } %
chance-about = about { $n } %
thought-reasons = Compared with that, { JOIN($reasons, by: "; ") }.
# $what is something that bots value a position by, $points what it gains or loses.
thought-reason = { $what } { $points }
# A reason: what is taken from the player's best rival, or given to them if it is less than nothing.
thought-rivals = what it costs the best rival
thought-cut = There was time for { $n } of { $all } tries only.
