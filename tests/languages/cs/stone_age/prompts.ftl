# A few messages of Stone Age in Czech: what one, few and many need, and names in cases.
place =
    Umísti { $n ->
        [one] poslední figurku
        [few] některé ze { $n } figurek
       *[other] některé z { $n } figurek
    }.
amount-clay =
    { $n ->
        [one] { $n } hlína
        [few] { $n } hlíny
       *[other] { $n } hlín
    }
pay = Zaplať { $paid }
pay-number =
    Zaplať { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
build = Postavíš { NAME($tile, case: "accusative") }?
and = { $first } a { $last }
thing-b_4_of_2 = budova za čtyři
    .accusative = budovu za čtyři
