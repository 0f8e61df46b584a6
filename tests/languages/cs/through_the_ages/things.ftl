# A card of Through the Ages: its name and its text; and what a view says by itself.
thing-moses = Mojžíš
thing-moses-text = Zvýšit populaci stojí o 1 jídlo méně.
view-gives-food = { $told } jídla
view-gives-culture =
    { $n ->
        [one] { $told } bod kultury
        [few] { $told } body kultury
       *[other] { $told } bodů kultury
    }
view-first_round = v prvním kole se karty jen berou
view-civil_actions = stojí to { $price } civilní akce, máš { $have }
and = { $first } a { $last }
