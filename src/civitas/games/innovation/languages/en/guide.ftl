# Innovation in short, and what stands on its board. Numbers in brackets are rules; a line is a sentence.

goal = { $goal } achievements win; you have { $mine }, the leader { $best }
goal-lead = { $goal } achievements win; you lead with { $best }
goal-shared = { $goal } achievements win; you share the lead with { $best }
goal-watch = { $goal } achievements win; { $name } leads with { $best }
goal-watch-shared = { $goal } achievements win; several lead with { $best }

guide-goal =
    Achievements win: 6 with two players, 5 with three, 4 with four; the game ends at once (8.1).
    If a card above 10 has to be drawn, the highest score wins (8.2); some cards of the last ages name a winner themselves (8.3).
guide-turn =
    Two actions, each freely one of four (4.1).
    Draw: a card of the highest value among your top cards (4.3).
    Meld: put a card from your hand on your pile of its colour (4.4).
    Dogma: use one of your top cards; who shows as many of its icon shares it, who shows fewer is hit by its demands (6.2).
    Achieve: claim an age for 5 points a number, with a top card of that age or higher (4.6).
guide-points =
    Points are the values of the cards in your score pile; they are never spent (2.9).
    Ages: 5 points times the number of the age, and a top card as high (4.6).
    Special achievements come by themselves, when their condition is met (7.2, 7.3).

about-supply = Supply
    .means = Cards of this age that are left; whoever finds the pile empty draws from the next higher one (5.4).
about-age = Age achievement
    .means = Takes 5 points times its number and a top card of that age or higher; it counts one achievement (4.6).
about-specials = Special achievements
    .means = Five of them, claimed at once by whoever meets the condition first (7.2, 7.3).
about-ruler = Score ruler
    .means = Everybody’s points, below the ages that they are enough for (4.6).
about-points = Points
    .means = The values of all cards in the score pile; they are never spent (2.9).
about-achievements = Achievements
    .means = Ages and special ones together; whoever has enough wins at once (8.1).
about-score = Score pile
    .means = Face-down cards whose values are points; the number on each back is known (2.9, 9.1).
about-hand = Hand
    .means = Cards that only their owner sees; the number on each back is known (9.1, 9.2).
about-pile = Pile
    .means = Cards of one colour; only the top card can be used, and a splay shows icons of those beneath (2.8, 2.12).
about-splay = Splay
    .means = Left shows one icon of each covered card, right two, up three; they all count (2.12, 5.10).
about-crown = Crowns
    .means = Visible crowns on a board; they are counted when a card with crowns is used (6.2).
about-leaf = Leaves
    .means = Visible leaves on a board; they are counted when a card with leaves is used (6.2).
about-lightbulb = Lightbulbs
    .means = Visible lightbulbs on a board; they are counted when a card with lightbulbs is used (6.2).
about-castle = Castles
    .means = Visible castles on a board; they are counted when a card with castles is used (6.2).
about-factory = Factories
    .means = Visible factories on a board; they are counted when a card with factories is used (6.2).
about-clock = Clocks
    .means = Visible clocks on a board; they are counted when a card with clocks is used (6.2).
about-icons = Icons
    .means = What everybody shows of each icon, and who would share or be hit if the chosen player acted (6.2).
about-shares = Shares
    .means = Has at least as many icons as who acts, carries out the shared effects first, and is safe from demands (6.2, 6.5).
about-victim = Demand
    .means = Has fewer icons than who acts, and must do what a demand says (6.2, 6.4).
about-actions = Actions
    .means = Two in each turn; in the first turn the first player has one, with four players the second, too (4.1, 4.2).
about-counted = Counted
    .means = The icons are counted once, before anything happens, and hold for the whole dogma (6.2).
about-bonus = Bonus
    .means = If somebody else has shared and changed anything, who acted draws a card (6.8).
