# The questions of Through the Ages as people read them.

# What confirms a set of $n military cards.
discard_all =
    Discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# What confirms a defence with $n military cards that add $sum strength.
defend_all =
    Defend with { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: +{ $sum }

# What confirms a force of $n units and bonus cards that are worth $sum of the $bid that was bid.
send_all = Send { $n }: { $sum } of { $bid }

## The action phase.

act = { $civil } and { $military } left: act, or end your turn.
act_first = { $civil } left: take a card, or end your turn.
act_none = No actions left: end your turn.
act_why = In any order, while you can pay.
civil_left =
    { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
military_left =
    { $n ->
        [one] { $n } military action
       *[other] { $n } military actions
    }
door_row = Row › { $price }
door_build = Build › { $kind }
door_hand = Hand › { $what }
door_army = Army › { $kind }
door_destroy = Destroy › { $what }
worker = Worker
free = free
grow = New worker
grow_note = { $price } food · then eats { $eaten }, needs { $needed } happy faces
ocean = Ocean Liner Service
ocean_note = a new worker for free
stages =
    { $n ->
        [one] { $n } stage
       *[other] { $n } stages
    }
stages_note = { $price } resources
stages_done = { $price } resources · completes { $title }
build_note = { $price } resources · { $gives }
upgrade = { $old } → { $new }
upgrade_note = { $price } resources · { $gives }
bach = { $old } → { $new } (Bach)
develop = Develop
change_government = Change the government
play_leader = Play a leader
play_action = Play an action card
develop_note = { $price } science → { $left } left
government_note = { $price } science · { $gives }
revolution = Revolution: { $title }
revolution_note = { $price } science and all { $what } · { $gives }
leader_note = 1 civil action
leader_replaces = replaces { $title }, whose action comes back
action_note = 1 civil action
churchill_culture = Churchill: 3 culture
churchill_culture_note = also without choosing, at the end of the turn
churchill_military = Churchill: for the army
churchill_military_note = 3 science and 3 resources for military units, this turn
hammurabi = Hammurabi: a civil action
hammurabi_note = for 1 military action
trade_routes = Use the Trade Routes
trade_routes_note = 1 food stands for 1 resource, or the other way round, in the next payment
unit_note = { $price } resources · 1 military action · { $gives }
play_tactic = Play { $title }
copy_tactic = Copy { $title }
tactic_note = { $price } military actions · strength { $old } → { $new }
barbarossa = Barbarossa: { $title }
barbarossa_note = new worker and unit, each for 1 less
destroy_building = Destroy a building
disband_unit = Disband a unit
destroy_note = 1 civil action, nothing back · { $gives }
disband_note = 1 military action, nothing back · { $gives }
end = End turn
end_group = End
end_civil = { $n } civil unspent
end_all = all civil actions spent
end_draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
end_discard = discard { $n } first

## Politics.

politics = Politics: one political action, or none.
politics_second = Caesar: a second political action, or none.
politics_why = From your military hand; { $n } military actions.
prepare = Prepare an event
prepare_note = +{ $n } culture · then the top event is revealed
attack = Attack
attack_label = { $title }: { $who }
attack_note = { $mine } to { $theirs } · { $price } military actions
pacts = Pacts
offer_label = { $title }: { $who }
cancel = Cancel { $title }
cancel_note = with { $who }; its effects end at once
own = Your leader
alexander = Remove Alexander
alexander_note = 1 yellow token into your bank
columbus = Columbus: { $title }
columbus_note = a colony without an auction; Columbus leaves
resign = Resign
resign_note = you leave the game and have lost
nothing = No political action
nothing_note = keep your cards
refused_plain = { $title }: { $why }.

## Pacts.

pact = { $who } offers { $title }: do you accept?
pact_side = You would be side { $side }.
accept = Accept
refuse = Refuse
refuse_note = { $who } keeps the card

## Defence.

defence = { $who } attacks with { $title }: { $n } strength are missing.
defence_more = Defend yourself: { $n } strength are missing.
defence_why = All or nothing, with up to { $n } cards; { $left } left.
defend_together = Play bonus cards, discard others face down
defend_apart = Discard a bonus card face down
defend_note = +{ $n }: { $left } missing
defend_done = +{ $n }: enough
no_defence = No defence
no_defence_note = the aggression succeeds

## Spoils.

plunder = Plunder: how much of it is food?
plunder_why = { $who } has { $food } food and { $resources } resources.
amount_gain = { $title }: how much of it is food?
food_note = { $food } food, { $resources } resources
food_group = Food
raid = Raid: which building of { $who } falls?
raid_why = You gain half of its printed price in resources.
raid_note = { $price } resources printed · { $gives }
annex = Annex: which colony do you take?
infiltrate = Infiltrate: what does { $who } lose?
infiltrate_note = { $n } culture for you
war = Which of your wars is resolved first?
war_label = { $title }: { $who }
war_note = { $mine } to { $theirs }
spoils = War over Technology: which technology do you take?
spoils_why = { $left } of the advantage are left; the rest is taken as science.
spoils_note = { $price } science · then { $left } left
spoils_done = The rest as science
spoils_done_note = up to { $n } science

## Events.

development = Development of Civilization: one of these, for 1 less?
development_nothing = Nothing
market = Development of Markets: which do you gain?
market_food = { $n } food
market_resources = { $n } resources
free_building = { $title }: do you build it for free?
free_build = Build it
free_build_note = with an unused worker
free_nothing = Nothing
destruction = Border Conflict: which of your buildings do you destroy?
destruction_why = You are the weakest. Its worker becomes unused.
terror = Terrorism: which building of { $who } do you destroy?
independence = Independence Declaration: which colony do you lose?
agreement = International Agreement: take cards for up to { $n } in all.
agreement_why = If you take any, you give up your next political action.
agreement_note = { $price } of { $left }
agreement_done = Enough
ruin = Ravages of Time: which wonder becomes a ruin?
ruin_why = You must choose one; a ruin gives 2 culture and still counts as a wonder.
politics_discard = Politics of Strength: discard a military card.
politics_discard_why = You are the weakest.

## Colonization.

bid = { $title }: bid { $n } or more, or pass.
bid_first = { $title }: bid, or pass.
bid_why = At most { $n }, all that you could send. { $gives }
bid_units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
pass = Pass
pass_note = out of this auction
force = Send a force: { $n } are missing.
force_enough = Send more, or let them sail: { $n } of { $bid }.
force_why = Sent units go to your yellow bank.
send = Units
send_together = Units and bonus cards
send_note = { $n } colonization · { $left } missing
send_done = { $n } colonization · enough
send_bonus = Bonus cards
send_discard = Discard for 1 (James Cook)
force_done = Let them sail

## Losses.

loss = A loss
population_loss = { $cause }: which worker do you lose?
population_loss_why = You have no unused worker.
worker_note = { $n } there · { $gives }
token_loss = { $cause }: from which card do you lose a blue token?
token_loss_why = Your blue bank is empty.
stage_token = Which blue token covers the stage?
token_note = worth { $n } · { $count } there

## Action cards.

target = { $title }: for what?
target_note = { $price } resources · { $gives }
target_food = { $n } food
target_resources = { $n } resources
homer = What becomes of Homer?
homer_why = A new leader replaces him.
action_back = A civil action back
tuck = Under { $title }
tuck_note = 1 happy face more

## Limits.

excess =
    { $n ->
        [1] Discard a military card: { $held } held, limit { $limit }.
       *[other] Discard { $n } military cards: { $held } held, limit { $limit }.
    }
excess_why = Before production; nobody sees which.

## Payments by hand.

payment = Pay: which blue token?
return = { $title }: back to the bank
return_note = worth { $n }
move = { $old } → { $new }
move_note = pays { $n }
store = Where do you put a blue token?

## Parts of sentences

notes = { JOIN($parts, by: " · ") }
price =
    { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
offer_side = { $offer } ({ $side })
refused_row = Row › { $title }: { $why }.
refused_build = Build › { $title }: { $why }.
refused_hand = Hand › { $title }: { $why }.
refused_army = Army › { $title }: { $why }.
no_bank = your yellow bank is empty (7.5)
no_food = it costs { $price } food, you have { $have } (7.5)
no_unused = you have no unused worker (7.6)
