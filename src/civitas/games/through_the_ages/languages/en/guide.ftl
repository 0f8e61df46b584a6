# Through the Ages in short, and what stands on its board. Numbers in brackets are rules; a line is a sentence.

goal = Most culture wins; you have { $mine }, the leader { $best }
goal-lead = Most culture wins; you lead with { $best }
goal-shared = Most culture wins; you share the lead with { $best }
goal-watch = Most culture wins; { $name } leads with { $best }
goal-watch-shared = Most culture wins; several lead with { $best }

guide-goal =
    Most culture points win (17.4).
    The end comes when the civil cards of age III are used up: that round, and one more (17.1).
guide-turn =
    Politics: at most one of an event, an aggression, a war, a pact (6.1).
    Actions: take cards from the row, build, grow and develop, for civil and military actions (7.2).
    End: too many military cards go, then science, culture, food and resources come, then you draw (8.1, 8.4, 8.5).
guide-points =
    Your culture rating, at the end of each of your turns (8.4).
    Wonders, leaders, theaters, libraries, temples and governments raise the rating (13.2).
    Wars, aggressions and events give and take culture (5.3, 6.3, 9.1).
    At the end the events of age III that are still to come count (17.3).

about-culture = Culture
    .means = Points so far, and how many come at the end of each turn; most points win (8.4, 17.4).
about-science = Science
    .means = Points that technologies cost, and how many come at the end of each turn (8.4, 13.2).
about-strength = Strength
    .means = Units, armies and what else adds to them; wars, aggressions and many events compare it (13.3).
about-happiness = Happiness
    .means = Happy faces; the emptier your yellow bank, the more are needed, or workers are discontent (13.4, 14.6).
about-food = Food
    .means = Blue tokens on farms: new workers cost it, and your people eat it at the end of the turn (8.4, 15.1).
about-resources = Resources
    .means = Blue tokens on mines: buildings, units and wonders cost them (15.1).
about-civil = Civil actions
    .means = What is left of this turn’s; taking cards, building and developing cost them (13.5).
about-military = Military actions
    .means = What is left of this turn’s; unspent ones draw military cards, and so many may be held (8.1, 8.5).
about-yellow = Yellow bank
    .means = Workers to come; the emptier it is, the more food and happy faces your people need (14.5).
about-blue = Blue bank
    .means = Tokens for food and resources; few left here means corruption (15.9).
about-workers = Unused workers
    .means = Workers on no card yet; building and units need them (14.1).
about-row = Card row
    .means = Thirteen civil cards; the first five cost one civil action, the next four two, the last four three (7.3).
about-deck = Civil deck
    .means = When it is used up, the age ends (1.3).
about-events = Events
    .means = Prepared events go to the future deck; each brings up one of the current deck at once (6.2).
about-age = Age
    .means = A, I, II, III and the end, IV; each ends when its civil cards are used up (1.3).
about-leader = Leader
    .means = One at a time, and one of each age in a game (11.8).
about-wonder = Wonder
    .means = Built step by step, one at a time; it works when it is complete (11.7).
about-government = Government
    .means = Gives the actions of your turn and how many urban buildings of a kind you may have (12, 13.5).
about-tactic = Tactic
    .means = Which units form an army; each army adds its strength (11.6).
about-colonies = Colonies
    .means = Won by bidding units; they give what they say for good (10).
about-pact = Pact
    .means = An agreement of two players that holds until one of them ends it (6.5, 6.6).
about-war = War
    .means = Declared on a rival, decided by strength at the beginning of the declarer’s next turn (5.3).
about-hand = Hand
    .means = Civil cards, as many as you have civil actions, and military cards, as many as military actions (8.1, 13.5).
about-card = Technology
    .means = Workers on it make what it says; a higher one makes more (11.1).
