# Some lines of Stone Age: verbs in the present tense need no gender, and the reader needs no pronoun.
you = ty
log-turn =
    { PERSON($seat) ->
        [you] Jsi na řadě.
       *[one] Na řadě: { $seat }.
    }
log-feed =
    { PERSON($seat) ->
        [you] Živíš
       *[one] { $seat } živí
    } { $amount ->
        [one] { $amount } figurku
        [few] { $amount } figurky
       *[other] { $amount } figurek
    }.
log-gain =
    { PERSON($seat) ->
        [you] Získáváš
       *[one] { $seat } získává
    } { $what ->
        [wood] dřevo
        [clay] hlínu
        [stone] kámen
        [gold] zlato
       *[food] jídlo
    }: { $amount }.
log-roll = { $seat } { VERB($seat, "hází", "házíš") } { $total } ({ $dice }).
log-roll-gain =
    { PERSON($seat) ->
        [you] Házíš
       *[one] { $seat } hází
    } { $total } ({ $dice }) a { VERB($seat, "získává", "získáváš") } { $gain-what ->
        [wood] dřevo
        [clay] hlínu
        [stone] kámen
        [gold] zlato
       *[food] jídlo
    }: { $gain-amount }.
log-build =
    { PERSON($seat) ->
        [you] Stavíš
       *[one] { $seat } staví
    } { NAME($tile, case: "accusative") } za { $paid }.
log-row = Nové v řadě: { AND($cards) }.
