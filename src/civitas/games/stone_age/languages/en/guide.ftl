# Stone Age in short, and what stands on its board. Numbers in brackets are rules; a line is a sentence.

# The line on the table. $mine is missing for those who only watch.
goal = Most points win; you have { $mine }, the leader { $best }
goal-lead = Most points win; you lead with { $best }
goal-shared = Most points win; you share the lead with { $best }
goal-watch = Most points win; { $name } leads with { $best }
goal-watch-shared = Most points win; several lead with { $best }

guide-goal =
    Most points win (13.7).
    The game ends after the round in which a building stack is emptied (12.2), or as soon as the deck can’t fill the row of cards (12.1).
guide-turn =
    Place: in turn, put figures on one place, until all are placed; you can’t come back to a place, except to hunt (5.1, 5.3, 5.4).
    Act: each player resolves all own places in any order; rolls may be raised by tools (6.1, 6.4).
    Feed: one food for each figure; what is missing costs a resource or 4 points each (10.3, 10.4).
guide-points =
    Buildings, at once: the sum of what you pay, wood 3, clay 4, stone 5, gold 6 (8.2, 8.3).
    Green cards, at the end: the number of different symbols, squared (13.1).
    Sand cards, at the end: their people times your fields, tools, buildings or figures (13.2, 13.5).
    Resources that are left: 1 each (13.6).

about-forest = Forest
    .means = Room for 7 figures; each rolls a die, and every 3 points are a wood (6.4).
about-clay_pit = Clay pit
    .means = Room for 7 figures; each rolls a die, and every 4 points are a clay (6.4).
about-quarry = Quarry
    .means = Room for 7 figures; each rolls a die, and every 5 points are a stone (6.4).
about-river = River
    .means = Room for 7 figures; each rolls a die, and every 6 points are a gold (6.4).
about-hunt = Hunting grounds
    .means = Room for everybody, and you may come back; each figure rolls a die, and every 2 points are a food (5.4, 6.4).
about-tool_maker = Tool maker
    .means = One figure; you gain a tool (6.5, 9.1).
about-hut = Hut
    .means = Two figures of one player; a third one joins your tribe (6.6).
about-field = Field
    .means = One figure; your agriculture grows by a step (6.7).
about-farming = Agriculture track
    .means = So much food comes by itself in every round, before the tribe is fed (10.2).
about-building = Building
    .means = Place a figure, pay what the tile asks for, and score it at once; an emptied stack ends the game (8.1, 8.6).
about-card = Civilization card
    .means = Place a figure and pay as many resources as the space says; the upper half counts at once, the lower at the end (7.1, 7.5).
about-deck = Deck
    .means = Cards that are left; if they can’t fill the row, the game is over (12.1).
about-track = Score track
    .means = Points so far; cards for the end are not in it (13).
about-score = Score
    .means = Points on the track, without what the end will bring (13).
about-if_ended = If it ended now
    .means = Your points with all your cards and resources counted as they are now (13).
about-wood = Wood
    .means = A resource, worth 3 points in a building; 1 point if it is left at the end (8.2, 13.6).
about-clay = Clay
    .means = A resource, worth 4 points in a building; 1 point if it is left at the end (8.2, 13.6).
about-stone = Stone
    .means = A resource, worth 5 points in a building; 1 point if it is left at the end (8.2, 13.6).
about-gold = Gold
    .means = A resource, worth 6 points in a building; 1 point if it is left at the end (8.2, 13.6).
about-food = Food
    .means = Each figure eats one in every round; it is no resource and pays for nothing else (10.3).
about-agriculture = Agriculture
    .means = So much food comes by itself in every round (10.2).
about-cards = Cards
    .means = Bought cards lie face down; their lower halves count at the end (7.5, 14.2).
about-buildings = Buildings
    .means = Tiles built so far; hut builders count them at the end (8.1, 13.4).
about-figures = Figures
    .means = Your tribe, 5 to 10 figures: the filled ones are at home, the others stand on the board (5.1, 6.6).
about-tools = Tools
    .means = Each tile may be added to one roll of yours in a round; a dim one has been used (9.3).
about-start = Start player
    .means = Places, acts and feeds first; the torch goes on clockwise after each round (5.1, 11.2).
about-feed = Feeding
    .means = Food, and what the fields bring, less one for each figure: what is left, or what will be missing (10.2, 10.3).
about-symbols = Symbols
    .means = Different symbols count their number squared; a second set counts for itself (13.1).
about-people = People
    .means = Farmers, tool makers, hut builders and shamans count times your fields, tools, buildings and figures (13.2, 13.5).
about-phases = Round
    .means = Place, act, feed, in this order; then the cards move up (3.1, 11.3).
