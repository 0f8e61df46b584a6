# Endeavor in short, and what stands on its board. Numbers in brackets are rules; a line is a sentence.

goal = Most glory after round { $rounds } wins; you have { $mine }, the leader { $best }
goal-lead = Most glory after round { $rounds } wins; you lead with { $best }
goal-shared = Most glory after round { $rounds } wins; you share the lead with { $best }
goal-watch = Most glory after round { $rounds } wins; { $name } leads with { $best }
goal-watch-shared = Most glory after round { $rounds } wins; several lead with { $best }

guide-goal =
    Most glory after seven rounds wins (4.1, 10.10).
guide-turn =
    Build: take a building of at most the level that your industry gives (5.1).
    Growth: culture brings markers to your harbor (6.1).
    Salary: finance takes markers back from your buildings, so that they can be used again (7.1).
    Action: in turn, use a building for a marker, or spend a blue token, until all have passed (8.0).
guide-points =
    Cities: 1 or 2 glory each; connections between two of your cities: 1 each (10.1, 10.2).
    Each status track: 1, 4, 7, 10 or 13 (10.3).
    Cards: the glory on them; 3 for an empty governor space (10.4, 10.5).
    Universities: 3 each; every three markers in the harbor: 1; slavery cards turned down: −1 each (10.6, 10.7, 10.8).

about-industry = Industry
    .means = How high a building you may take in each round (3.3, 5.1).
about-culture = Culture
    .means = How many markers come to your harbor in each round (3.3, 6.1).
about-finance = Finance
    .means = How many markers come back from your buildings, in the salary and by a Payment (3.3, 7.1).
about-politics = Politics
    .means = How many cards you may keep when you pass (3.3, 9.2).
about-glory = Glory
    .means = What it would come to if the game ended now; most glory wins (10).
about-harbor = Harbor
    .means = Markers that can be used: one to use a building, one to ship or occupy, two to attack (8.0.3).
about-supply = Supply
    .means = Markers beside the board; culture brings them to the harbor (6.1).
about-blue = Blue token
    .means = An action to be done once, instead of using a building (8.0.2, 8.7).
about-brown = Brown token
    .means = A status icon: its track rises at once, for good (3.1, 8.7).
about-city = City
    .means = Occupied by a marker, or attacked for two, in an open region where you are present; glory at the end (8.2, 8.3).
about-connection = Connection
    .means = Whoever first holds both its cities takes its token; it is a glory for who holds both at the end (8.4, 10.2).
about-sea = Shipping space
    .means = A marker takes its token; the last space opens the region and gives its governor (8.1, 8.1.1).
about-region = Region
    .means = Closed until its track is full; only in open regions can one occupy, attack and draw (8.1.3).
about-strength = Strength
    .means = Your markers on the track, beside it and in the cities of the region; cards need as much as their value (8.0.4, 8.6).
about-deck = Deck
    .means = Its top card may be drawn by whoever is strong enough in the region (8.6).
about-tile = Building
    .means = A marker on it uses its action; it comes back by a salary or a Payment (8.0.1, 7.1).
about-space = Building space
    .means = Room for a building still to come; one is taken in each round (5.1).
about-card = Card
    .means = Its icons count while you hold it; when you pass, only so many as your politics allow stay (8.6, 9.2).
about-governor = Governor space
    .means = A governor here does not count for the card limit; left empty, it is 3 glory at the end (9.5, 10.5).
about-crown = Crown
    .means = The start player of this round; it goes to the left (4.2).
about-face_down = Face-down slavery card
    .means = −1 glory at the end each (9.4, 10.8).
about-rounds = Rounds
    .means = Seven in all, each with four phases: build, growth, salary, action (4.1).
about-beside = Beside the track
    .means = Markers beside a full track count for strength, not for the governor (8.1).
