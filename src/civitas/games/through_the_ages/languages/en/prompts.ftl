# The questions of Through the Ages as people read them.

# What confirms a set of $n military cards.
discard_all =
    Discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
