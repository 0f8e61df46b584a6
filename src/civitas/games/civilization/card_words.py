"""What every card, tile and token says, in words of our own; the numbers in them are those of the components."""

from __future__ import annotations

CIVILIZATIONS: dict[str, tuple[str, ...]] = {
    "americans": (
        (
            "Draw one great person (card and matching token) after placing the capital; the token may be placed at "
            "once in the capital's outskirts (it is placed before trade and coins are counted)."
        ),
        "Each time you convert 3 trade into production you get 2 production instead of 1.",
    ),
    "arabs": (
        (
            "Start with one market token of every kind (incense, iron, silk, wheat). Mathematics puts artillery at "
            "rank II."
        ),
        "Gain 1 culture for every resource token you spend, for whatever reason (14.48: gift cards are no tokens).",
        "Investing a coin also moves your culture marker one space ahead at no cost (every time, 14.44).",
    ),
    "aztecs": (
        (
            "No extra piece except the third city token, available from the start. Maximum cities is 3 (Irrigation). "
            "One central home square is water, so only three capital squares are legal."
        ),
        "Gain 3 trade each time you win a battle.",
        (
            "After every battle you fought, gain 1 culture for each unit card killed in it (both sides, saved units "
            "included)."
        ),
        "Each time you gain a great person you may build 2 unlocked units of your choice for free.",
    ),
    "chinese": (
        "The capital starts with city walls (Masonry not needed).",
        "Gain 3 culture each time you explore a hut or conquer a village.",
        "After each battle you may return one of your units killed in it to your standing forces.",
    ),
    "egyptians": (
        (
            "Take the top card of the built wonder deck (a random ancient wonder) before the market is filled; place "
            "its token on a non-water square of the capital's outskirts."
        ),
        (
            "Once per turn in city management, a city may use its action to build one unlocked building for free (no "
            "production needed; it is a build action, so a building-program marker on that city is used up)."
        ),
    ),
    "english": (
        "No extra.",
        "Your armies may gather icons and resources exactly as scouts do (8.3).",
        "Your figures pass over water squares, but a move may never stop on one (as with Navigation).",
    ),
    "french": (
        "Adopt two social policies instead of one.",
        "Permanent +2 combat bonus.",
        "Your social policy maximum is 1 higher than your number of cities.",
    ),
    "germans": (
        "Draw 2 extra infantry cards into the standing forces.",
        (
            "After set-up, each time you research (or learn) a tech that upgrades or unlocks a unit type, build one "
            "unit of that type for free and take one market resource of your choice (if available). Logistics counts "
            "once for each of the three types it actually upgrades, one resource in total."
        ),
    ),
    "greeks": (
        "Infantry starts at rank II because of Democracy. The Democracy government gives 1 coin at once.",
        "Great person gains: look at one card more than normal, keep a single one, discard the rest (9.4).",
        (
            "Whenever a tech enters your pyramid, count the other players who do not have it and are not taking it in"
            " the same reveal: gain that much culture."
        ),
    ),
    "indians": (
        "The capital starts as a metropolis on two orthogonally adjacent squares of the four central ones.",
        "When you spend a resource of any kind you may count it as incense, silk, iron or wheat.",
        (
            "When one of your cities devotes itself to the arts it gives 1 extra culture for each square with a "
            "printed, uncovered, unblockaded resource icon in its outskirts."
        ),
    ),
    "japanese": (
        "Mounted starts at rank II because of Chivalry.",
        "Your infantry units have +1 strength.",
        "Every tech needs 3 trade less to research.",
    ),
    "mongols": (
        "Draw 2 extra mounted cards into the standing forces. Travel speed starts at 3 (Horseback Riding).",
        "If you gain loot as the attacker, gain 1 extra loot.",
    ),
    "romans": (
        "No extra.",
        (
            "One free culture-track step for each of these events: you build a wonder, you found a city, you win a "
            "village battle, you destroy an enemy city by winning a battle (14.66)."
        ),
    ),
    "russians": (
        "Take the white army: 7 armies in total. Place 2 armies and 1 scout at the start.",
        "Your stacking limit is 1 higher.",
        (
            "Once per turn, in your movement, one army or scout may move into an enemy city centre and be sacrificed "
            "there (removed to your supply) to learn for free one tech that city's owner knows (a legal pyramid place"
            " is needed). No battle happens (14.27, 14.67)."
        ),
    ),
    "spanish": (
        (
            "Take the white scout: 3 scouts in total. Place 2 scouts and 1 army at the start (stacking limit 2 still "
            "applies)."
        ),
        "Your travel speed is 1 higher.",
        (
            "Every tile you turn over lets you immediately place one free building of a basic kind in a city of "
            "yours; the unlocking tech is not required (other building rules are)."
        ),
    ),
    "zulu": (
        "Draw 2 extra artillery cards into the standing forces.",
        "Your armies explore villages without a battle (they take the token as after a win; no battle is fought).",
        (
            "You may found cities adjacent to huts (not villages); on founding you may at once explore any of those "
            "huts. A city-state found this way is destroyed at once and gives you 3 culture."
        ),
    ),
}
"""What a civilization begins with, then its abilities."""

GOVERNMENTS: dict[str, str] = {
    "despotism": "Each of your cities produces 1 extra production.",
    "anarchy": "Your capital or metropolis may take no city action and your social policies have no effect.",
    "republic": "Your armies may found cities as if they were scouts (the army figure returns to your supply).",
    "feudalism": (
        "Start of turn: harvest one resource from the outskirts of one of your cities (no city action used; that "
        "resource square counts as harvested this turn)."
    ),
    "democracy": "You have 1 extra coin while governed so. Start of turn: gain 2 trade.",
    "monarchy": (
        "Your capital or metropolis may take one additional city action each turn; its two actions must be of "
        "different kinds (build, arts, harvest, building program)."
    ),
    "communism": (
        "Battle hand +1. The production from the outskirts of each of your cities counts as equal to that of your "
        "city with the highest outskirts production."
    ),
    "fundamentalism": "+4 combat bonus. Start of turn: gain 1 culture for each of your armies on the map.",
}

POLICIES: dict[str, str] = {
    "rationalism": (
        "Two start-of-turn options, each once per turn: pay 6 trade and take a tech of level I; pay 11 trade and take"
        " a tech of level II. Only the stated trade is paid, the rest stays on the dial."
    ),
    "patronage": (
        "Start of turn, once: pay 1 culture for one culture event; its level is the section where your marker stands "
        "(level I while on the start space)."
    ),
    "natural_religion": "An army that moves alone (not grouped with other figures) has travel speed +1.",
    "organized_religion": (
        "Counts as 1 coin while adopted. Great person gains: look at one card more than normal and keep a single one "
        "(9.4)."
    ),
    "expansionism": (
        "Start of turn: gain trade equal to your number of cities plus your number of controlled city-states."
    ),
    "urban_development": (
        "A city whose outskirts hold at least two tokens of different kinds among buildings and wonders (two "
        "granaries are one kind; blockaded tokens count; walls do not) gets +3 production, and +2 culture on devoting"
        " to the arts."
    ),
    "pacifism": (
        "Scouts are allowed into hut squares and explore them; villages stay closed. Start of turn: 1 culture, or 2 "
        "culture when at least one own scout is on the map."
    ),
    "military_tradition": (
        "The first time each turn that you build an army figure (bought or free, 14.13), build one unlocked unit of "
        "your choice for free."
    ),
}

TECHS: dict[str, str] = {
    "agriculture": "When learned, grow your capital into a metropolis at once if possible (6.2).",
    "animal_husbandry": "Battle, once per battle: remove up to 3 wounds in total from your units in play.",
    "code_of_laws": "Once per turn, after you win a battle, put a coin token on this card.",
    "masonry": "You may build city walls in your cities for 7 production.",
    "navigation": "Your figures may cross water squares but may not end their movement there.",
    "navy": (
        "Each time you build an army figure with a city action you may place it in the outskirts of any of your "
        "cities that has a shipyard instead of the building city's outskirts."
    ),
    "bureaucracy": "Once per turn, in the research phase, you may switch one of your social policies.",
    "democracy": "Once per turn, in city management, you may spend 6 trade to put a coin token on this card.",
    "engineering": (
        "Once per turn, when a city spends production, you may split its production between two items instead of one "
        "(one action; the production is counted once, before the first item)."
    ),
    "irrigation": "Your maximum number of cities is 3.",
    "logistics": "Raises each of the three types to rank II if it is lower.",
    "mysticism": (
        "Whenever you draw a culture event, draw one extra card from the same deck, keep one and discard the other."
    ),
    "printing_press": ("Once per turn, in city management, you may spend 5 culture to put a coin token on this card."),
    "sailing": "Your figures may cross water and end their movement in it.",
    "biology": "Battle, once per battle: remove all wounds from your units in play.",
    "ecology": "Each culture-track space costs you 1 trade less for every 3 coins you have (not below 0).",
    "education": "Once per turn, when you build a wonder, put a coin token on this card.",
    "military_science": "Each of your cities produces 1 extra production for every 3 coins you have.",
    "steam_power": "Your figures may cross water and end their movement in it.",
    "combustion": (
        "Once per turn, when one of your armies ends its movement on an enemy building, you may destroy that "
        "building. When your army attacks a walled city its walls are destroyed before the battle."
    ),
    "computers": "Your battle hand and your culture hand are each 1 larger for every 5 coins you have.",
    "flight": (
        "Your figures, scouts too, may cross and end in water, and while moving may pass over enemy figures, huts, "
        "villages and enemy cities as if they were not there (10.1)."
    ),
    "mass_media": "Your culture events cannot be cancelled.",
    "plastics": (
        "Start of turn, once: build one unlocked unit, figure or building for free (figures and buildings go to one "
        "of your cities)."
    ),
    "space_flight": "The player who researches it wins the game at once (tech victory).",
}
"""What a tech does beyond what its signs say."""

ABILITIES: dict[str, tuple[str, ...]] = {
    "animal_husbandry": ("One of your cities produces 3 extra production this turn.",),
    "currency": ("Gain 3 culture.",),
    "horseback_riding": ("Gain 9 trade, then another player of your choice gains 6 trade.",),
    "metalworking": (
        (
            "Declared in the first ability window of your battle turn: the unit you play now has +3 strength in the "
            "attack it makes at once (nothing on a new front)."
        ),
    ),
    "philosophy": ("Gain a great person.",),
    "pottery": ("Put a coin token on this card.",),
    "writing": (
        (
            "Cancel a city action another player is taking, in his city management part (4.5; resource abilities "
            "cannot be cancelled this way). The city's action is used up."
        ),
    ),
    "chivalry": ("Gain 5 culture.",),
    "civil_service": ("Cancel a culture event.",),
    "construction": ("One of your cities produces 5 extra production this turn.",),
    "mathematics": ("Deal up to 3 wounds, spread over enemy units in play as you like.",),
    "monarchy": (
        (
            "Either obsolete one ancient wonder (built by anyone or in the market), or kill one random unit card in "
            "another player's standing forces (it is shown and goes to its deck's discards)."
        ),
    ),
    "mysticism": ("Choose an opponent; he discards one coin token of your choice.",),
    "banking": ("One of your cities produces 7 extra production this turn.",),
    "communism": (
        (
            "Choose an explored square; no figure of any player may leave it for the rest of this turn. May be used "
            "in any player's movement and may interrupt a figure's movement (a figure just arrived there stops; "
            "14.63)."
        ),
    ),
    "ecology": (
        (
            "Change an empty non-mountain square into another non-mountain terrain for the rest of the game (place a "
            "disaster token; printed icons are covered)."
        ),
    ),
    "education": ("Learn a tech of your choice for free (a legal pyramid place is needed).",),
    "gunpowder": (
        (
            "Either obsolete one ancient or medieval wonder (built or in the market), or destroy one building of your"
            " choice."
        ),
    ),
    "metal_casting": ("Gain 7 culture.",),
    "steam_power": (
        (
            "Move all of your figures in one square to any one water square on the explored map (no relic token on "
            "it, 14.60); they may not move again this turn. They may not be put where an enemy figure stands and must"
            " respect the stacking limit."
        ),
    ),
    "atomic_theory": (
        "Each of your cities may take one extra city action this turn.",
        (
            "In your own movement: choose a city that is not a capital or metropolis. That city and all buildings, "
            "wonders, great people and figures in its centre and outskirts are destroyed (every owner)."
        ),
    ),
    "ballistics": ("Deal up to 6 wounds, spread over enemy units in play as you like.",),
    "mass_media": ("Cancel a resource ability; the resources paid for it are lost.",),
    "plastics": ("One of your cities produces 10 extra production this turn.",),
}
"""What a tech does for resources."""

BUILDINGS: dict[str, str] = {
    "city_walls": (
        "Flip the city token to its walled side; one per city. +4 combat bonus when defending that city and the "
        "attacker must play the first unit."
    ),
}

WONDERS: dict[str, str] = {
    "chichen_itza": "Each of your cities produces 3 extra production.",
    "the_colossus": "Gain 3 trade.",
    "the_great_lighthouse": (
        "Each empty water square (no building, no figure; 14.69) in the outskirts of your cities gives 1 extra trade."
    ),
    "the_great_wall": (
        "Loot taken from you after a lost battle is reduced by 1. Start of turn: one unwalled city of yours gets "
        "walls at no cost, even without Masonry."
    ),
    "the_hanging_gardens": (
        "Build one figure (army or scout) for free in the square of this wonder, if a figure is available and the "
        "stacking limit allows (not while the square is blockaded)."
    ),
    "the_oracle": "In your battles the opponent's battle hand is visible to you.",
    "the_pyramids": (
        "All governments are unlocked for you and you are immune to anarchy. If this wonder becomes obsolete or is "
        "lost while you use a government you have not unlocked otherwise, change at once to one you have."
    ),
    "statue_of_zeus": "+6 combat bonus.",
    "stonehenge": "Gain 1 culture.",
    "angkor_wat": (
        "Once per turn, a city using its action to harvest takes two resources instead of one (it may take both from "
        "the same square)."
    ),
    "brandenburg_gate": (
        "Enemy figures may not end their movement in the outskirts of your cities. Enemy figures already there must "
        "leave in their owner's next movement if they can (14.29)."
    ),
    "himeji_samurai_castle": "All your units have +1 strength.",
    "leonardos_workshop": "Every unit card, aircraft too, has a maximum price of 5 production for you.",
    "the_louvre": "Gain 3 culture.",
    "machu_pichu": ("The first coin you invest in a turn also brings you any one resource token the market still has."),
    "notre_dame": (
        "Optional with your research: if the dial holds the first tech's cost plus 6, add another tech whose level is"
        " not above the first one's (a place is needed for both)."
    ),
    "porcelain_tower": "Every tech needs 5 trade less to research. Still one research per turn.",
    "taj_mahal": "Place one free building of a kind you have unlocked, in any own city (14.68).",
    "big_ben": "Take one of each resource available in the market.",
    "cristo_redentor": ("Culture hand +4. Start of turn: pick one of the three event decks and draw 2 cards from it."),
    "the_internet": "Each of your techs with coin slots can hold 2 more coin tokens.",
    "the_kremlin": "One spy per turn may be paid with two arbitrary resources instead.",
    "panama_canal": (
        "Put 1 coin token on this card (no limit). The tokens count as yours while the wonder is yours and not "
        "blockaded."
    ),
    "the_pentagon": "Your units cannot be trumped (damage is simultaneous where an enemy would trump you).",
    "statue_of_liberty": (
        "Learn for free one tech known to another player (a legal pyramid place is needed). You may still research "
        "normally this turn."
    ),
    "sydney_opera_house": "One free culture-track step.",
    "united_nations": (
        "Culture events of other players cannot target you, your figures, cities, outskirts squares or coins unless "
        "you allow it."
    ),
}

EVENTS: dict[str, tuple[str, ...]] = {
    "a_gift_from_afar": (
        (
            "Play as one resource of your choice out of iron, wheat, spy, silk (when paying a cost). Then choose "
            "another player; he puts a coin token on his civilization sheet."
        ),
    ),
    "barbarian_encampment": (
        (
            "Choose an empty explored square outside every city's outskirts (1.6; not water) and put a random face-"
            "down village token from the pile on it. If the pile is empty the card cannot be played."
        ),
    ),
    "bread_and_circuses": (
        (
            "Cancels an event aimed at its player: at himself, at an own figure, or at something (square, building) "
            "belonging to an own city."
        ),
    ),
    "counterfeiters": ("Choose another player; he discards one coin token of your choice. Investments are safe.",),
    "defection": (
        "One figure no farther than 4 steps from an own figure or city is killed. Can be played as an interrupt.",
    ),
    "disoriented": (
        (
            "Choose a square; move all figures of one other player in it together up to 2 squares (orthogonal, not "
            "through water). They cannot be made to start a battle, enter a hut or village square, or break stacking "
            "limits (14.65)."
        ),
    ),
    "drought": (
        (
            "Choose a non-mountain square without building or wonder. It becomes desert for the rest of the game "
            "(disaster token, desert side up, covers all printed icons)."
        ),
    ),
    "duty_and_honor": (
        "Played before the battle hands are drawn: add 1 free unit of an unlocked type to your standing forces.",
    ),
    "exchange_of_ideas": (
        (
            "Choose another player. Learn for free one level I tech of your choice that he knows; then he learns for "
            "free one level I tech of his choice that you know. Each needs a legal pyramid place; a part that is "
            "impossible is skipped."
        ),
    ),
    "migrants": (
        "One policy switch (5.7).",
        "One own figure makes an additional move of at most 2 steps and must end on an empty square (14.64).",
    ),
    "sabotage": ("Destroy one building within 4 squares of one of your figures or cities; it returns to the market.",),
    "the_citizens_are_revolting_1": (
        "Choose another player who is neither in Anarchy nor immune to it; his government becomes Anarchy (5.6).",
    ),
    "we_love_the_despot_day": ("One of your cities produces 4 extra production this turn.",),
    "a_generous_gift": ("Play as one resource of your choice out of iron, wheat, spy, silk.",),
    "catastrophe": (
        "Destroy one building within 6 squares of one of your figures or cities; it returns to the market.",
    ),
    "colonists": (
        "Up to 2 policy switches.",
        "As Migrants, at most 4 steps.",
    ),
    "deforestation": (
        "Choose a forest square without building or wonder. It becomes grassland for the rest of the game.",
    ),
    "depression": ("Choose up to 2 other players; each discards 1 coin token of your choice. Investments are safe.",),
    "flooding": (
        (
            "Choose a non-mountain square without figures or tokens of any kind. It becomes water for the rest of the"
            " game."
        ),
    ),
    "jousting_tourney": ("Cancel a culture event.",),
    "knowledge_shared": ("As Exchange of Ideas, with level I or II techs.",),
    "lost": ("As Disoriented, up to 3 squares.",),
    "mass_defection": (
        (
            "Pick a square no farther than 6 steps from an own figure or city: there, either a single great person or"
            " one or two figures are killed. Can be played as an interrupt."
        ),
    ),
    "nationalism": ("As Duty and Honor, with up to 2 units.",),
    "roaming_horde": (
        (
            "Choose an army figure or city of another player within 4 squares of a village token or of a revealed "
            "village icon. It is attacked at once by rank II barbarians (1 infantry, 1 artillery, 1 mounted) that you"
            " control as attacker (10.9)."
        ),
    ),
    "the_citizens_are_revolting_2": (
        "Choose another player who is neither in Anarchy nor immune to it; his government becomes Anarchy (5.6).",
    ),
    "we_love_the_queen_day": ("One of your cities produces 6 extra production this turn.",),
    "a_princely_gift": ("Play as one resource of your choice out of iron, uranium, spy, wheat, silk.",),
    "bank_scandal": ("Every other player discards 1 coin token of your choice. Investments are safe.",),
    "disaster": ("Destroy up to 2 buildings of your choice belonging to other players; they return to the market.",),
    "immigrants": (
        "Up to 3 policy switches.",
        "As Migrants, at most 6 steps.",
    ),
    "out_of_position": ("As Disoriented, up to 4 squares.",),
    "patriotism": ("As Duty and Honor, with up to 3 units.",),
    "primetime_tv": ("Cancels either an event or a resource ability (its payment is not refunded).",),
    "supply_drop": (
        "Gain 7 trade.",
        "One own city other than the capital or metropolis gets an extra city action.",
    ),
    "think_tank": ("As Exchange of Ideas, with techs of level I, II or III.",),
    "we_love_the_president_day": ("One of your cities produces 8 extra production this turn.",),
    "wholesale_defection": ("As Mass Defection, without any distance limit.",),
}
"""One text for each mode."""

TWO_PLAYERS: dict[str, str] = {
    "exchange_of_ideas": (
        "See rule 3.4: two random unlearned cards of one level from the opponent's deck also count as known by him "
        "for you; he gets no such extra."
    ),
    "depression": (
        "Choose: the opponent discards 1 coin token of your choice; or you discard 1 own coin token and he discards 2"
        " of your choice (all he has, if fewer)."
    ),
    "knowledge_shared": "As Exchange of Ideas.",
    "bank_scandal": "The opponent discards 2 coin tokens of your choice (all he has, if fewer).",
    "think_tank": "As Exchange of Ideas.",
}
"""What differs with two players (3.4)."""

PERSONS: dict[str, str] = {
    "akira_kurosawa": "Every arts action by an opponent's city brings you 1 culture.",
    "frida_kahlo": (
        "Discard any number of your culture events, then draw from the deck of your marker's track section (level I "
        "on the start space) until your hand is at its limit."
    ),
    "jerry_garcia": (
        "As your capital's city action, devote all your cities to the arts. Cannot be cancelled; your other cities "
        "may still take their own actions."
    ),
    "mark_twain": "Cancels one of: a city action, a resource ability (payment not refunded), an event.",
    "michelangelo": "Build a wonder for 5 production less; adds to other discounts.",
    "valmiki": "Culture hand +2.",
    "william_shakespeare": (
        "When you advance (paid or free) a space occupied by another player's marker may be jumped: it costs nothing,"
        " rewards nothing and does not count as a step. Every space that is not jumped is paid for and rewarded. The "
        "victory space cannot be jumped."
    ),
    "ada_lovelace": "Any one own city, even a capital in Anarchy, gets an extra action that nobody can cancel.",
    "archimedes": (
        "3 culture whenever you research something that no opponent has and none reveals in the same phase."
    ),
    "frank_lloyd_wright": "Gain trade and culture, each equal to the number of buildings in all your cities.",
    "henry_ford": "Travel speed +1.",
    "nikola_tesla": "The level II–IV tech you are adding takes a place in the next lower row.",
    "orville_wright": "Build one aircraft for free, even without Flight.",
    "thomas_edison": "Learn for free one tech another player knows (a legal pyramid place is needed).",
    "georgy_zhukov": "For every own unit that dies in a battle you put 1 wound on any one enemy unit in play.",
    "gustavus_adolphus": (
        "At the start of a battle kill every unit in your battle hand (none can be saved) and build the same number "
        "of unlocked units for free straight into your battle hand."
    ),
    "hannibal": (
        "Transfer some or all own figures from one square to a different square already holding an own figure, "
        "respecting the stacking limit."
    ),
    "joan_of_arc": (
        "Used when a battle with you as defender starts: add your current culture tokens (not spent) to your combat "
        "bonus for that battle."
    ),
    "khalid_ibn_al_walid": (
        "At the start of any phase: become first player and take the marker; next turn it passes clockwise from you."
    ),
    "leonidas": ("As defender whose drawn battle hand is smaller than the attacker's: +8 combat bonus in that battle."),
    "sun_tzu": "One time in each battle, 3 trade let you skip the unit play of a battle turn.",
    "dr_martin_luther_king": "Your city actions cannot be cancelled and you are immune to anarchy.",
    "florence_nightingale": "After a battle return all your units killed in it to your standing forces.",
    "jacques_cousteau": "Place as many as 3 harbors at no cost in own cities; Navigation is not required.",
    "jim_henson": (
        "Collects, while face up, one counter (wound token) per wonder you build; at every start of turn it pays 1 "
        "culture and 1 trade per counter."
    ),
    "mother_teresa": (
        "One time per turn an own coin token may be donated to an opponent's sheet in return for a free culture-track"
        " step."
    ),
    "st_francis_of_assisi": "Gain 3 culture for each of your army figures not on the map.",
    "susan_b_anthony": "Each of your cities produces 2 extra production.",
    "a_p_giannini": "Every investment also gives you one free building of an unlocked kind.",
    "adam_smith": "Worth 1 coin while face up and usable.",
    "andrew_carnegie": "Free culture-track steps: your coins divided by 3, rounded down.",
    "captain_james_cook": "Travel speed counts twice for the rest of this turn.",
    "lorenzo_de_medici": "Culture equal to your coins divided by 3, rounded down.",
    "marco_polo": "Gain 27 trade (the dial stops at 27).",
    "zheng_he": (
        "Shows you alone the faces of all hut and village tokens, those lying on the map as well as those kept by "
        "opponents."
    ),
    "alan_turing": "Per pair of own armies still in supply: 1 culture and 1 trade.",
    "albert_einstein": (
        "Spend any amount of trade to gain as much culture, or any amount of culture to gain as much trade."
    ),
    "charles_darwin": "One arts action per turn may pay its whole yield as trade instead of culture (same amount).",
    "galileo_galilei": (
        "All own figures standing on one outer-edge square (a map square with an orthogonal neighbour outside the "
        "map) jump to another, empty outer-edge square (the rim of the five-player hole is no outer edge) and stay "
        "there this turn."
    ),
    "louis_pasteur": "Stacking limit +1.",
    "marie_curie": "When you would spend a uranium, spend any other resource instead.",
    "sir_isaac_newton": (
        "Ahead of your research the card itself may fill a legal pyramid place in row I–IV as a permanent blank; "
        "afterwards it is no great person card any more and the fate of its token does not matter."
    ),
}

HUTS: dict[str, str] = {
    "city_state": "Draw a random city-state token and put it on this square.",
    "friendly_barbarian": (
        "Reveal and discard at once: either build one unlocked unit for free, or build one available figure for free "
        "on this square (stacking limit; it may move only from next turn on)."
    ),
    "native_art_3": "Reveal and discard at once: gain 3 culture.",
    "teacher": "Kept face down; spent in an own start of turn, it adds any level I tech without cost.",
}

VILLAGES: dict[str, str] = {
    "city_state": "Draw a random city-state token and put it on this square.",
    "friendly_workers": (
        "Keep. In your city management reveal and discard it: one of your cities produces 4 extra production this turn."
    ),
    "great_person": "Reveal and discard at once: gain a great person.",
    "native_art_6": "Reveal and discard at once: gain 6 culture.",
    "wealth": "Reveal and discard at once: put a coin token on your civilization sheet.",
}

CITY_STATES: dict[str, str] = {
    "cs5": (
        "Counts as a resource square from which the controller's capital may harvest one market resource of his choice."
    ),
}

RELICS: dict[str, str] = {
    "atlantis": (
        "In your next start of turn you may learn any one tech for free (a legal pyramid place is needed). If you do "
        "not or cannot, the reward is lost."
    ),
    "school_of_confucius": (
        "Gain 1 great person at once (option confucius_great_persons: 2 gives two, one after the other)."
    ),
    "seven_cities_of_gold": (
        "In your next start of turn take 2 investment tokens and place them for free on the same or on different "
        "investment cards (besides your normal investment, 14.44)."
    ),
    "attilas_village": "Build 2 unlocked units of your choice for free at once.",
    "ark_of_the_covenant": "Advance two spaces on the culture track for free at once.",
}

INVESTMENTS: dict[str, tuple[str, ...]] = {
    "infrastructure": (
        "Each of your cities produces 1 extra production.",
        "Each of your cities produces 2 extra production.",
        "Each of your cities produces 3 extra production.",
    ),
    "endowment_for_the_arts": (
        "Culture hand +1.",
        "Culture hand +1 and every culture-track space costs 1 culture less.",
        "Culture hand +1 and every culture-track space costs 2 culture less.",
    ),
    "military_industrial_complex": (
        "+4 combat bonus.",
        "+8 combat bonus.",
        "+12 combat bonus.",
    ),
    "public_education": (
        "When this level is reached, learn a tech of your choice for free.",
        "When this level is reached, learn a tech of your choice for free.",
        "When this level is reached, learn a tech of your choice for free.",
    ),
}
"""One text for each level."""
