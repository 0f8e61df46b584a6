# A card of Stone Age: its name and its halves.
thing-healing_food_5 = Léčení: 5 jídla
thing-healing_food_5-upper = Získej 5 jídla (7.3.2).
thing-healing_food_5-lower = Na konci: počet různých symbolů na druhou; druhá sada se počítá zvlášť (13.1).
