# A card of Innovation: its name and its effect.
thing-agriculture = Zemědělství
thing-agriculture-1 = Smíš vrátit kartu z ruky. Pokud to uděláš, lízni a boduj kartu o jedna vyšší.
