# A civilization: its name and what it can do.
thing-americans = Američané
thing-civilization-americans-1 = Začínáš s významnou osobností.
thing-civilization-americans-2 = Za každé 3 body obchodu, které přeměníš na výrobu, získáš o 1 výrobu víc.
