# The questions of Civilization as people read them. The numbers in brackets are those of the rulebook; “ | ” parts a
# heading from what stands at its right.

## Set-up

setup-civ = Which civilization do you lead?
setup-civ-why = You have drawn them and keep one. All choose at the same time.
setup-civ-note = { $tech }, { $government }
setup-policy = Adopt a social policy.
setup-policy-why = One side of a card; it stays unless a card switches it.
setup-capital = Where shall { $name } stand?
setup-capital-why = On one of the four central squares of your home tile, not on water.
setup-figure = Where does the next figure begin?
setup-figure-why = On land round your capital.
setup-wonder_square = Where does your wonder stand?
setup-wonder_square-why = On land round your capital; it hides what is printed there.
gives = { $amounts }
square-gives = gives { $amounts }
square-hides = hides { $what }
square-replaces = replaces { $what }
square-same = no other icons
nothing = nothing

## Start of turn

sot-main = Start of turn: what comes first?
sot-main-why = Each as often as it is allowed, in any order.
group-found = Found a city
found = Found on { $square }
group-government = Change the government
group-invest = Invest a coin
invest-note = tokens { $n } → { $more }
group-assign = Gather
assign = From { $square }
group-place = Place a great person
grow = Grow the metropolis
grow-note = your capital must grow before you end (6.2)
group-use = Abilities
group-cards = Culture events
group-people = Great people
sot-end = End start of turn
sot-end-note = what is free and needs no choice comes by itself
sot-assign = Which city gathers { $square }?
sot-assign-why = What the square gives counts there until the end of the turn.
found-move = Where do the other figures go?
found-move-why = The new city stands on their square.
found-hut = Explore a hut beside the new city?
found-hut-why = Each in the order that you like.
metropolis-square = Where does your metropolis grow?
metropolis-square-why = It covers a second square; what lies there is overbuilt.
gov-direct = Change to the new government at once?
gov-direct-why = The direct chance comes once only.
gov-change = Change
gov-keep = Keep { $title }
gov-fallback = To which government do you fall back?
gov-fallback-why = The Pyramids no longer unlock yours.
policy-adopt = Adopt another social policy.
policy-adopt-why = You may have as many as cities.
policy-return = Which social policy do you give up?
policy-return-why = You have more than cities allow.
policy-switch = Switch a social policy?
policy-switch-why = Turn a card over, or swap it for an unused one.
switch = { $old } → { $new }
pass = Pass
no = No
none = None

## Trade

trade-main = Offer a trade, or pass?
trade-main-why = Offers left: { $n }. Whoever passes can still be asked.
propose = An offer to { $who }
propose-note = trade { $trade }, culture { $culture }
trade-pass-note = no more offers of yours in this phase
trade-compose = Add to the offer, or send it?
trade-compose-why = One open offer at a time; it can’t be changed once it is sent.
group-give = You give
group-ask = You ask
group-give-trade = Give trade
group-give-culture = Give culture
group-ask-trade = Ask trade
group-ask-culture = Ask culture
item-event = an event of level { $level }
item-hidden = hidden: shown to { $who } alone
send = Send the offer
send-note = { $who } accepts or declines at once
drop = Drop the offer
drop-note = costs nothing
trade-answer = { $who } offers: do you accept?
trade-answer-why = They give { $give }; they ask { $ask }.
accept = Accept
accept-note = you get { $give }, and give { $ask }
decline = Decline
decline-note = you may offer something yourself
trade-pick = What do you deliver?
trade-pick-why = You have more than one that fits.

## City management

cm-main = Your cities: what comes next?
cm-main-why = Cities with an action left: { $left } of { $all }; cards and the track come at any moment between.
act = { $name }
act-note = production { $production }, arts +{ $arts }
city-title = { $name } | { $sum }
city-sum = { $parts } = { $total }
kind-build = Build
kind-build-note = up to { $n }
kind-arts = Arts
kind-arts-note = { $culture } → { $more }
kind-harvest = Harvest
kind-harvest-one = { $resource }
kind-harvest-many = one of { $n }
kind-program = Program
kind-program-note = { $n } → { $more }
kind-free_building = Free building
kind-free_building-note = once per turn, no production
group-track = Culture track
group-track-price = Culture track, { $culture } culture a space
group-track-price-trade = Culture track, { $culture } culture and { $trade } trade a space
advance = Advance on the track
cm-end = End city management
cm-end-done = all your cities have acted
cm-kind = What does { $name } do?
cm-kind-why = Production { $production }, culture { $arts } for the arts.
cm-item = What shall { $name } build?
cm-item-why = Production { $production }; each 3 trade of a rush give more.
group-figures = Figures and units
group-buildings = Buildings
group-wonders = Wonders
item-price = { $n }
item-rush = { $n }, rush { $trade } trade
cm-square = On which square?
cm-square-why = Round { $name }.
cm-placed = { $what }: on which square?
cm-placed-why = Round { $name }; each square says what changes there.
cm-extra = Add to the action?
cm-extra-why = { $name } acts.
extra-caravan = Use the caravan
extra-caravan-note = +2 production this turn
extra-second_item = Build a second item
extra-second_item-note = from the same production
cm-harvest = What does { $name } harvest?
cm-harvest-why = A square can be harvested once per turn.
reap = { $resource }, { $square }
reap-note = market { $n } → { $less }
cm-advance = How far do you advance?
enter = Enter space { $n }
enter-event = a culture event of level { $level }
enter-person = a great person
enter-victory = wins the game
jump = Jump it
jump-note = costs nothing, brings nothing
stop = Stop here

## Targets

target-player = Which player?
target-square = Which square?
target-city = Which city?
target-tech = Which tech?
target-coin = Which coin token?
target-resource = Which resource?
target-unit = Which type of unit?
target-number = How much?
target-step = Which way?
target-wonder = Which wonder?
target-level = Which level?
target-figure = Who is hit?
target-mode = What shall it do?
target-investment = Which investment?
target-event = Which culture event?
target-terrain = Which terrain?
target-building = Which building?
because = { $title }.
level = Level { $level }
done = Done
mode-trade = Trade
mode-culture = Culture
mode-wonder = A wonder
mode-unit = A unit
mode-building = A building
mode-army = Army
mode-scout = Scout
mode-person = A great person
mode-figures = Figures
mode-one = One
mode-two = Two
pay-resource = What do you pay with?
pay-resource-why = For { $title }.
pay-market = { $resource }
pay-market-note = market token, { $n } → { $less }
pay-token = { $resource }
pay-token-note = your hidden token, shown and gone
back = Take it back
consent = Do you allow the event?
consent-why = United Nations: it is aimed at you.
allow = Allow it
refuse = Refuse it
react = Do you cancel it?
react-why = Nobody else learns that you were asked, unless you do.
react-cause = { $title } is about to take effect. Nobody else learns that you were asked.
react-pass = Let it happen
phase-start = Before the phase begins: do you use this?
phase-start-why = Nobody else learns that you were asked, unless you do.
any_time-sentence = You may use this at any time.
any_time-why = Nobody waits for it.
reveal = Turn { $title } up
reveal-note = works from now on

## Movement

mv-main = Which figures move?
mv-main-why = Travel speed { $speed }, stacking limit { $stacking }.
group-start = { $square }
group-starts = Figures
start-at = { $square }: { $figures }
mv-end = End movement
mv-end-note = figures that stay: { $n }
mv-step = Where does the group go?
mv-step-why = { $figures } on { $square }, points left: { $points }.
group-steps = One step | points { $points }
group-far = Go to | steps
step = { $arrow } { $square }
step-battle = attack
step-scouts = kills scouts: loot
step-hut = explores the hut
step-village = attacks the village
step-relic = { $title }
step-city = attacks { $name }
step-own = your city: only to disband
step-blockade = blockades the square
discover = { $arrow } Discover
discover-note = turn the tile over, 1 point
sacrifice = { $arrow } Sacrifice
sacrifice-note = learn a tech of the city’s owner
mv-stop = Stop here
mv-stop-note = the points left are lost
mv-interrupt = Do you interrupt the movement?
mv-interrupt-why = Nobody else learns that you were asked, unless you do.
mv-end_choice = The move has ended here.
mv-end_choice-why = A figure that ends on your city leaves the map.
end-fortification = Leave a fortification
end-fortification-note = +2 for the defence of the city
end-caravan = Leave a caravan
end-caravan-note = +2 production once
end-destroy = Destroy the building
end-destroy-note = Combustion, once per turn
hut-choice = A friendly barbarian: what do you take?
hut-choice-why = A unit, or a figure on this square that moves from next turn on.
nothing-button = Nothing
build-free = Build something for free?
build-free-why = No production and no action; everything else as usual.
build-square = On which square?
build-item = What do you build for free?
unit-type = Which type of unit?
unit-type-why = You draw the top card of its deck in secret.
unit-note = rank { $rank }, deck { $n }
gp-keep = Which great person do you keep?
gp-keep-why = The others go to the discards.
gp-place = Where does your great person stand?
gp-place-why = In the outskirts of a city of yours, on land; or later, at the start of a turn.
reserve = Keep it in reserve
event-keep = Which culture event do you keep?
event-keep-why = Mysticism: you drew one more.
hand-discard = Discard a culture event.
hand-discard-why = You may hold { $n }.
learn-tech = Which tech do you learn?
learn-tech-why = It costs no trade; the pyramid needs a place for it.
teach-back = Which tech do you learn in return?
teach-back-why = You may take one that the other player knows.

## Battle

bt-barbarians = Which barbarians come instead?
bt-barbarians-why = A deck is empty.
bt-prepare = Before the hands are drawn: do you use something?
bt-start = Before the first unit: do you use something?
bt-window = Do you use an ability in this battle turn?
bt-why = Battle for { $place }.
bt-play = Play a unit: which, and where?
bt-play-why = A trump strikes first: infantry beats mounted, mounted artillery, artillery infantry.
unit-title = { $title } { $strength }/{ $health }
play-new = New front
play-new-note = your health { $n } → { $more }
play-attack = Attack { $title } { $strength }/{ $health }
play-both = both die
play-kills = it dies, you keep { $n } health
play-kills_first = it dies first, no wound for you
play-dies = you die, it keeps { $n } health
play-dies_first = you die before you strike
play-wounds = it keeps { $theirs } health, you { $ours }
bt-wound = Whom do you wound?
bt-heal = Whom do you heal?
front = Front { $n }: { $title }
front-note = health { $n } of { $all }
bt-save = Which killed unit returns?
bt-loot = What do you take as loot?
bt-loot-why = You won; the rest of the loot is lost when you stop.
loot-small = For one loot
loot-great = For two loot
loot-mine-note = you { $n } → { $more }
loot-both-note = { $who } { $theirs } → { $rest }, you { $n } → { $more }
loot-trade = Up to 3 trade
loot-culture = Up to 3 culture
loot-resource = { $resource }
loot-resource-note = a market token
loot-token = A hidden token
loot-token-note = at random, face down
loot-discard_coin = A coin is lost: { $place }
loot-discard_coin-note = nobody gets it
loot-tech = A tech
loot-tech-note = one that the loser knows
loot-event = A culture event
loot-event-level = A culture event of level { $level }
loot-event-note = at random
loot-take_coin = A coin for you: { $place }
loot-take_coin-note = you get it
loot-stop = Stop
loot-stop-note = what is left is lost

## Research

rs-switch = Bureaucracy: switch a social policy?
rs-switch-why = Once per turn, before or after the techs.
rs-newton = Lay Newton into your pyramid?
rs-newton-why = He fills a place for good and may support the new tech.
row = Row { $row }
rs-commit = Research one tech, or none?
rs-commit-why = All choose at the same time, in secret. Your dial shows { $trade }, your coins keep { $coins }.
rs-none = No research
rs-none-note = your trade stays at { $trade }
rs-tesla = Use Tesla?
rs-tesla-why = The tech takes a place one row lower.
rs-second = A second tech?
rs-second-why = Notre-Dame: 6 trade more than the first one costs.

## Refusals

no-cities = No city can be founded here: you have { $n } of { $all } cities (6.1).
no-acted = { $names } acted already (7.1).
no-blockade = { $squares }: blockaded, give nothing (6.5).
no-place = Row { $row }: two techs in row { $below } for each place (11.4).
no-trade = Level { $level }: costs { $n }, you have { $trade } (11.1).
no-front = Fronts with units on both sides can’t be attacked (10.6).
no-production = Too dear: { $names } (7.3).

## Parts of sentences

amounts = { $parts }
amount-production = { $n } production
amount-trade = { $n } trade
amount-culture = { $n } culture
amount-coin = { $n } coin
amount-combat = { $n } combat
terrain-grassland = grassland
terrain-forest = forest
terrain-mountain = mountain
terrain-desert = desert
terrain-water = water
figure-army = army
figure-scout = scout
way-north = { $arrow } north
way-east = { $arrow } east
way-south = { $arrow } south
way-west = { $arrow } west
# A city that has no name here, in a sentence and at its beginning.
city-unnamed = the city
city-unnamed-first = The city
item-times = { $n } { $thing }
coin-at = { $who }: { $place }
victim = { $who }: { $figure }
level-price = Level { $level } | { $n }
start-armies =
    { $n ->
        [1] an army
       *[other] { $n } armies
    }
start-scouts =
    { $n ->
        [1] a scout
       *[other] { $n } scouts
    }
advance-to = to space { $space }
advance-note = from space { $space }: { $culture } culture a space
advance-note-trade = from space { $space }: { $culture } culture and { $trade } trade a space
cm-advance-why = A space costs { $culture } culture; every space brings its reward.
cm-advance-why-trade = A space costs { $culture } culture and { $trade } trade; every space brings its reward.
cm-end-note = { AND($names) } would do nothing
