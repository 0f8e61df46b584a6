# The questions of Through the Ages as people read them.

# What confirms a set of $n military cards.
discard_all =
    Discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# What confirms a defence with $n military cards that add $sum strength.
defend_all =
    Defend with { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: +{ $sum }
