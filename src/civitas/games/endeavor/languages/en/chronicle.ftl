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

# What was done and what came of it, in one sentence: `$gain-amount` is the amount of the line `gain`.

log-activate-occupy = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "occupies", "occupy") } { $occupy-city }.
log-activate-ship = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "ships", "ship") } to the { $ship-region } track, space { $ship-space } of { $ship-spaces }.
log-activate-beside = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "ships", "ship") } beside the full { $beside-region } track.
log-activate-attack = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "takes", "take") } { $attack-city } from { $attack-defender }.
log-activate-free = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "takes", "take") } markers back from { $free-tiles }: harbor { $free-harbor }.
log-activate-draw = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "draws", "draw") } { $draw-card }.
log-activate-draw-level = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "draws", "draw") } { $draw-card }: { $level-status } { $level-before } → { $level-after }.
log-activate-draw-level-level = { $seat } { VERB($seat, "uses", "use") } { $tile } (harbor { $harbor }) and { VERB($seat, "draws", "draw") } { $draw-card }: { $level-status } { $level-before } → { $level-after }, { $level_2-status } { $level_2-before } → { $level_2-after }.
log-spend-occupy = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "occupies", "occupy") } { $occupy-city }.
log-spend-ship = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "ships", "ship") } to the { $ship-region } track, space { $ship-space } of { $ship-spaces }.
log-spend-beside = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "ships", "ship") } beside the full { $beside-region } track.
log-spend-attack = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "takes", "take") } { $attack-city } from { $attack-defender }.
log-spend-free = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "takes", "take") } markers back from { $free-tiles }: harbor { $free-harbor }.
log-spend-draw = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "draws", "draw") } { $draw-card }.
log-spend-draw-level = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "draws", "draw") } { $draw-card }: { $level-status } { $level-before } → { $level-after }.
log-spend-draw-level-level = { $seat } { VERB($seat, "spends", "spend") } a token ({ $token }) and { VERB($seat, "draws", "draw") } { $draw-card }: { $level-status } { $level-before } → { $level-after }, { $level_2-status } { $level_2-before } → { $level_2-after }.
log-build-level = { $seat } { VERB($seat, "builds", "build") } { $building }: { $level-status } { $level-before } → { $level-after }.
log-draw-level = { $seat } { VERB($seat, "draws", "draw") } { $card }: { $level-status } { $level-before } → { $level-after }.
log-draw-level-level = { $seat } { VERB($seat, "draws", "draw") } { $card }: { $level-status } { $level-before } → { $level-after }, { $level_2-status } { $level_2-before } → { $level_2-after }.
log-turn_down-level = { $seat } { VERB($seat, "turns", "turn") } { $card } face down: { $level-status } { $level-before } → { $level-after }.
log-turn_down-level-level = { $seat } { VERB($seat, "turns", "turn") } { $card } face down: { $level-status } { $level-before } → { $level-after }, { $level_2-status } { $level_2-before } → { $level_2-after }.
log-discard-level = { $seat } { VERB($seat, "discards", "discard") } { $card } into its deck: { $level-status } { $level-before } → { $level-after }.
log-discard-level-level = { $seat } { VERB($seat, "discards", "discard") } { $card } into its deck: { $level-status } { $level-before } → { $level-after }, { $level_2-status } { $level_2-before } → { $level_2-after }.
log-governor-level-level = { $seat } { VERB($seat, "leads", "lead") } the { $region } track with { $ships } ships: { $card }; { $level-status } { $level-before } → { $level-after }, { $level_2-status } { $level_2-before } → { $level_2-after }.
log-token-level = { $seat } { VERB($seat, "takes", "take") } a token from { $place }: { $level-status } { $level-before } → { $level-after }.
log-connect-token = { $seat } { VERB($seat, "is", "are") } the first to join { $connection } and { VERB($seat, "takes", "take") } its token: { $token-token }.
log-connect-token-level = { $seat } { VERB($seat, "is", "are") } the first to join { $connection } and { VERB($seat, "takes", "take") } its token: { $level-status } { $level-before } → { $level-after }.
log-level-level = { $seat }: { $status } { $before } → { $after }, { $level-status } { $level-before } → { $level-after }.
