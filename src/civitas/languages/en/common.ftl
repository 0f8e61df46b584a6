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
