# The questions of Endeavor as people read them. The numbers in brackets are those of the rulebook.

## Common parts

# What choosing brings, part by part.
brings = { JOIN($parts, by: " · ") }
plus = { JOIN($parts, by: " + ") }
glory = { $n } glory
glory-more = +{ $n } glory
# A status changes its level; with -gives also what the level gives.
level = { $status } { $before }→{ $after }
level-gives = { $status } { $before }→{ $after }, { $what } { $gives }
governs-build_level = build level
governs-population_growth = growth
governs-payments = payments
governs-card_limit = card limit
token = { $token } token
in-harbor =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } in your harbor.
ship = ship
occupy = occupy
attack = attack
draw = draw
payment = payment

## Building

build =
    Build: take a tile of level { $n ->
        [1] { $n }
       *[other] { $n } or lower
    }.
build-higher = Build: no tile up to level { $n } is left, so take one of level { $higher }.
build-why = Round { $round } of { $rounds }.
build-level = Level { $n }
left = { $n } left
no-tile = { $building }: no tile is left (5.2).
no-second = { $building }: you have a building of level { $n } already (5.3).
no-level = Level { $top }: your industry gives build level { $n } (5.1).
no-levels = Levels { $first } to { $top }: your industry gives build level { $n } (5.1).

## Turns

turn = Your turn: use a building or a token, or pass.
buildings = Buildings
tokens = Tokens
token-number = { $n } in the harbor
pass = Pass
pass-note = no more turns in this phase
pass-over =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } over the limit of { $limit }
idle-used = { $tile }: a marker lies on it (8.0.1).
idle-harbor = { $tile }: no marker in the harbor (8.0.1).
# $what is a building or a token, $why one of the following.
idle = { $what }: { $why }
missing-change = it would only bring back an earlier position (R13).
missing-other = no marker on another building to take back (8.5.2).
missing-marked = no marker on a building to take back (8.5.2).
missing-card = no top card that you are strong enough for (8.6).
missing-markers = too few markers: { $n } would be left for the action (8.0.3).
missing-city = no city that you can reach (8.0.4).

## Actions

# $parts are the actions that there are.
act = { $source }: { OR($parts) }.
act-again = { $source }: you may { OR($parts) } once more, or stop.
act-also = { $source }: you may { OR($parts) } as well, or stop.
bound-why = Both parts are bound to one place: { $place }.
group-ship = Ship
group-occupy = Occupy
group-attack = Attack
group-draw = Draw
stop = Stop here
stop-note = leave the second part out
sea-space = { $region } { $n }
beside = beside the full track: no token
opens = opens the region
joins = joins { AND($cities) }
ends-slavery = ends slavery

## Taking markers back

free = Which markers come back?
free-on = Take a marker back; the buildings before it keep theirs.
free-why =
    { $source } pays { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } back.
finance-why =
    Your finance pays { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } back.
one-by-one = One by one
take-back =
    Take { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } back

## The end of a round

limit-why = Cards that count: { $n }, your limit: { $limit }.
governor = Who lies on your governor space?
governor-none = Leave it empty
governor-none-note = scores { $n } if it stays empty
governor-now = lies there now
against = cards { $n } of { $limit }
against-over = cards { $n } of { $limit }: you must discard
discard = Discard a card.
discard-more = then { $over } more: { $n } of { $limit }
discard-done = done: { $n } of { $limit }
glory-scored = { $n } glory if scored now
goes-slavery = face down
goes-governor = out of the game
goes-back = back into its deck
