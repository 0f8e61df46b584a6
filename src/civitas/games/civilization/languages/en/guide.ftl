# Civilization in short, and what stands on its board. Numbers in brackets are rules; a line is a sentence.

goal = To win: culture { $space } of 21, coins { $mine } of { $coins }, Space Flight or a capital
goal-watch = To win: culture 21, { $coins } coins, Space Flight or a capital

guide-goal =
    Four ways to win, at once when they come true (1.2, 1.3).
    Culture: your marker reaches space 21 of the culture track.
    Technology: you learn Space Flight.
    Economy: you have 15 coins (12.1).
    Conquest: you win a battle against a capital as the attacker (10.8).
guide-turn =
    Start of turn: found cities, change the government (5.1, 5.2).
    Trade: collect trade, and swap with others (6.9).
    Cities: each city builds, devotes itself to the arts or harvests a resource (7.1).
    Movement: armies and scouts move, explore and fight (10.1).
    Research: all at once learn a technology for their trade (11.1).
guide-points =
    Culture: cities that devote themselves to the arts bring tokens, which move your marker on (7.10, 9.1).
    Coins: from squares, buildings, technologies and investments; they are not spent (12.1, 12.4).
    Technologies: a pyramid, each on two of the level below, up to Space Flight (11.4, 11.6).
    Battles: the winner takes loot from the loser (10.7).

about-trade = Trade
    .means = Collected from your cities’ squares in each turn; research costs it, and 3 of it are a production more (6.9, 7.2, 11.1).
about-coins = Coins
    .means = Counted from squares, cards and tokens; 15 win at once, and they keep trade when you research (11.3, 12.1).
about-culture = Culture
    .means = Tokens that pay for steps on the culture track (7.14, 9.1).
about-track = Culture track
    .means = Each step costs culture and trade and gives a card; space 21 wins at once (1.2, 9.1).
about-production = Production
    .means = Hammers of a city’s squares; one thing is built for them in a turn (7.2, 7.3).
about-bonus = Combat bonus
    .means = Added to every battle of yours (10.6).
about-techs = Technologies
    .means = A card of a higher row lies on two of the row below; Space Flight on top wins (11.4, 11.6).
about-government = Government
    .means = One at a time; it changes at the start of a turn, often by way of anarchy (5.6).
about-army = Armies
    .means = They enter huts, villages and enemy squares and fight; so many may stand on one square (10.1, 10.5).
about-scout = Scouts
    .means = They explore, found cities and gather for a city what their square gives (6.1, 8.3).
about-speed = Travel speed
    .means = So many steps a figure may move in a turn (10.1).
about-stack = Stacking limit
    .means = So many figures may stand on one square (10.1).
about-forces = Standing forces
    .means = Unit cards; battle hands are drawn from them by lot (10.6).
about-wonder = Wonders
    .means = Three lie in the market; a city builds one, and no other player has it then (7.7).
about-person = Great people
    .means = A token in a city’s outskirts and a card with an ability (9.3, 9.5).
about-events = Culture events
    .means = Secret cards from the culture track, played at the moment that they name (9.2).
about-incense = Incense
    .means = A resource; technologies spend it for their abilities (8.1, 8.2).
about-iron = Iron
    .means = A resource; technologies spend it for their abilities (8.1, 8.2).
about-silk = Silk
    .means = A resource; technologies spend it for their abilities (8.1, 8.2).
about-wheat = Wheat
    .means = A resource; technologies spend it for their abilities (8.1, 8.2).
about-city = City
    .means = Works the eight squares around it, one action in a turn; two cities at first, three with Irrigation (6.1, 7.1).
about-order = Turn order
    .means = Clockwise from who has the first-player marker, which goes on to the left in each turn (4.2, 4.3).
about-phases = Turn
    .means = Start of turn, trade, cities, movement, research (4.1).
