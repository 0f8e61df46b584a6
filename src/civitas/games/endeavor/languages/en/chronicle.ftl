# The chronicle of Endeavor: what happened. docs/translating.md tells of seats and verbs.

log-phase = Round { $round } · { $phase }
log-crown = { $seat } { VERB($seat, "has", "have") } the crown.
log-build = { $seat } { VERB($seat, "builds", "build") } { $building }.
log-grow = { $seat } { VERB($seat, "gains", "gain") } { $markers } markers: harbor { $harbor }.
log-free = { $seat } { VERB($seat, "takes", "take") } markers back from { $tiles }: harbor { $harbor }.
log-activate = { $seat } { VERB($seat, "uses", "use") } { $tile }: harbor { $harbor }.
log-spend = { $seat } { VERB($seat, "spends", "spend") } a token: { $token }.
log-ship = { $seat } { VERB($seat, "ships", "ship") } to the { $region } track, space { $space } of { $spaces }.
log-beside = { $seat } { VERB($seat, "ships", "ship") } beside the full { $region } track.
log-occupy = { $seat } { VERB($seat, "occupies", "occupy") } { $city }.
log-attack = { $seat } { VERB($seat, "takes", "take") } { $city } from { $defender }.
log-connect = { $seat } { VERB($seat, "is", "are") } the first to join { $connection }.
log-token = { $seat } { VERB($seat, "takes", "take") } a token from { $place }: { $token }.
log-level = { $seat }: { $status } { $before } → { $after }.
log-open = A region opens: { $region }.
log-governor = { $seat } { VERB($seat, "leads", "lead") } the { $region } track with { $ships } ships: { $card }.
log-draw = { $seat } { VERB($seat, "draws", "draw") } { $card }.
log-abolition = { $seat } { VERB($seat, "abolishes", "abolish") } slavery; cards of the slavery deck that leave the game: { $cards }.
log-turn_down = { $seat } { VERB($seat, "turns", "turn") } { $card } face down.
log-pass = { $seat } { VERB($seat, "passes", "pass") }; cards held: { $cards }.
log-enthrone = { $seat } { VERB($seat, "lays", "lay") } { $card } on the governor space.
log-leave_empty = { $seat } { VERB($seat, "leaves", "leave") } the governor space empty.
log-discard = { $seat } { VERB($seat, "discards", "discard") } { $card } into its deck.
log-retire = { $seat } { VERB($seat, "discards", "discard") } { $card } out of the game.
