# A building of Endeavor: its name and its action.
thing-colony_house = Koloniální dům
thing-colony_house-text = Polož figurku do prázdného města otevřeného regionu, kde jsi přítomen, a vezmi jeho žeton.
