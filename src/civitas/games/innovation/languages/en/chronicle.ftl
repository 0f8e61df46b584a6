# The chronicle of Innovation: what happened. docs/translating.md tells of seats and verbs.

log-turn = Turn { $number }: { $seat }.
log-draw = { $seat } { VERB($seat, "draws", "draw") } { $card }.
log-draw_unseen = { $seat } { VERB($seat, "draws", "draw") } { unseen }.
log-meld = { $seat } { VERB($seat, "melds", "meld") } { $card } from the { $place }.
log-tuck = { $seat } { VERB($seat, "tucks", "tuck") } { $card } from the { $place }.
log-score = { $seat } { VERB($seat, "scores", "score") } { $card } from the { $place }.
log-score_unseen = { $seat } { VERB($seat, "scores", "score") } { unseen } from the { $place }.
log-return = { $seat } { VERB($seat, "returns", "return") } { $card } from { NAME($other, case: "genitive") } { $place }.
log-return_unseen = { $seat } { VERB($seat, "returns", "return") } { unseen } from { NAME($other, case: "genitive") } { $place }.
log-transfer = { $card } goes from { NAME($seat, case: "genitive") } { $place } to { NAME($other, case: "genitive") } { $into }.
log-transfer_unseen = From { NAME($seat, case: "genitive") } { $place }, { unseen } goes to { NAME($other, case: "genitive") } { $into }.
log-exchange = In exchange, { $card } goes from { NAME($seat, case: "genitive") } { $place } to { NAME($other, case: "genitive") } { $into }.
log-exchange_unseen = In exchange, { unseen } goes from { NAME($seat, case: "genitive") } { $place } to { NAME($other, case: "genitive") } { $into }.
log-reveal = { $seat } { VERB($seat, "reveals", "reveal") } { $card }.
log-show = { $seat } { VERB($seat, "shows", "show") } the hand: { $cards }.
log-splay = { $seat } { VERB($seat, "splays", "splay") } the { $color } cards { $direction }.
log-rearrange = { $seat } { VERB($seat, "puts", "put") } the { $color } cards into another order.
log-remove = All hands, boards and score piles are removed from the game.
log-name = { $seat } { VERB($seat, "names", "name") } { $what }.
log-claim = { $seat } { VERB($seat, "claims", "claim") } { $special }.
log-achieve = { $seat } { VERB($seat, "claims", "claim") } the achievement of age { $age }.
log-dogma = { $seat } { VERB($seat, "uses", "use") } { $card }.
log-dogma_shared = { $seats } { VERB($seats, "shares", "share") } it.
log-dogma_demanded = It is demanded of { $seats }.
log-alone = { $seat } { VERB($seat, "executes", "execute") } { $card } alone.
log-bonus = { $seat } { VERB($seat, "draws", "draw") } because others have shared.
log-end_score = A card above 10 would have to be drawn: the game is over, the scores decide.
log-end_achievements = { $seat } { VERB($seat, "has", "have") } enough achievements and { VERB($seat, "wins", "win") }.
log-end_effect = { $seat } { VERB($seat, "wins", "win") } by { $card }.

# What was done and what came of it, in one sentence: `$gain-amount` is the amount of the line `gain`.

log-dogma-dogma_shared = { $seat } { VERB($seat, "uses", "use") } { $card }, and { AND($dogma_shared-seats) } { VERB($dogma_shared-seats, "shares", "share") } it.
log-dogma-dogma_demanded = { $seat } { VERB($seat, "uses", "use") } { $card }; it is demanded of { AND($dogma_demanded-seats) }.
log-dogma-dogma_shared-dogma_demanded = { $seat } { VERB($seat, "uses", "use") } { $card }, and { AND($dogma_shared-seats) } { VERB($dogma_shared-seats, "shares", "share") } it; it is demanded of { AND($dogma_demanded-seats) }.
log-dogma-draw = { $seat } { VERB($seat, "uses", "use") } { $card } and { VERB($seat, "draws", "draw") } { $draw-card }.
log-dogma-draw_unseen = 
    { $seat } { VERB($seat, "uses", "use") } { $card } and { VERB($seat, "draws", "draw") } { $draw_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $draw_unseen-n }
    }.
log-bonus-draw = { $seat } { VERB($seat, "draws", "draw") } { $draw-card } because others have shared.
log-bonus-draw_unseen = 
    { $seat } { VERB($seat, "draws", "draw") } { $draw_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $draw_unseen-n }
    } because others have shared.
log-return-draw = { $seat } { VERB($seat, "returns", "return") } { $card } from { NAME($other, case: "genitive") } { $place } and { VERB($seat, "draws", "draw") } { $draw-card }.
log-draw-meld = 
    { $seat } { SAME($card, $meld-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "melds", "meld") } { $card }
       *[no] { VERB($seat, "draws", "draw") } { $card } and { VERB($seat, "melds", "meld") } { $meld-card } from the { $meld-place }
    }.
log-dogma-draw-meld = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { SAME($draw-card, $meld-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "melds", "meld") } { $draw-card }
       *[no] { VERB($seat, "draws", "draw") } { $draw-card } and { VERB($seat, "melds", "meld") } { $meld-card } from the { $meld-place }
    }.
log-draw_unseen-meld = { $seat } { VERB($seat, "draws", "draw") } { unseen } and { VERB($seat, "melds", "meld") } { $meld-card } from the { $meld-place }.
log-dogma-draw_unseen-meld = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { VERB($seat, "draws", "draw") } { $draw_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $draw_unseen-n }
    } and { VERB($seat, "melds", "meld") } { $meld-card } from the { $meld-place }.
log-draw-tuck = 
    { $seat } { SAME($card, $tuck-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "tucks", "tuck") } { $card }
       *[no] { VERB($seat, "draws", "draw") } { $card } and { VERB($seat, "tucks", "tuck") } { $tuck-card } from the { $tuck-place }
    }.
log-dogma-draw-tuck = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { SAME($draw-card, $tuck-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "tucks", "tuck") } { $draw-card }
       *[no] { VERB($seat, "draws", "draw") } { $draw-card } and { VERB($seat, "tucks", "tuck") } { $tuck-card } from the { $tuck-place }
    }.
log-draw_unseen-tuck = { $seat } { VERB($seat, "draws", "draw") } { unseen } and { VERB($seat, "tucks", "tuck") } { $tuck-card } from the { $tuck-place }.
log-dogma-draw_unseen-tuck = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { VERB($seat, "draws", "draw") } { $draw_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $draw_unseen-n }
    } and { VERB($seat, "tucks", "tuck") } { $tuck-card } from the { $tuck-place }.
log-draw-score = 
    { $seat } { SAME($card, $score-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "scores", "score") } { $card }
       *[no] { VERB($seat, "draws", "draw") } { $card } and { VERB($seat, "scores", "score") } { $score-card } from the { $score-place }
    }.
log-dogma-draw-score = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { SAME($draw-card, $score-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "scores", "score") } { $draw-card }
       *[no] { VERB($seat, "draws", "draw") } { $draw-card } and { VERB($seat, "scores", "score") } { $score-card } from the { $score-place }
    }.
log-draw-reveal = 
    { $seat } { SAME($card, $reveal-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "reveals", "reveal") } { $card }
       *[no] { VERB($seat, "draws", "draw") } { $card } and { VERB($seat, "reveals", "reveal") } { $reveal-card }
    }.
log-dogma-draw-reveal = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { SAME($draw-card, $reveal-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "reveals", "reveal") } { $draw-card }
       *[no] { VERB($seat, "draws", "draw") } { $draw-card } and { VERB($seat, "reveals", "reveal") } { $reveal-card }
    }.
log-draw_unseen-reveal = { $seat } { VERB($seat, "draws", "draw") } { unseen } and { VERB($seat, "reveals", "reveal") } { $reveal-card }.
log-dogma-draw_unseen-reveal = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { VERB($seat, "draws", "draw") } { $draw_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $draw_unseen-n }
    } and { VERB($seat, "reveals", "reveal") } { $reveal-card }.
log-draw_unseen-score_unseen = 
    { $seat } { VERB($seat, "draws", "draw") } { unseen } and { VERB($seat, "scores", "score") } { $score_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $score_unseen-n }
    } from the { $score_unseen-place }.
log-dogma-draw_unseen-score_unseen = 
    { $seat } { VERB($seat, "uses", "use") } { $card }, { VERB($seat, "draws", "draw") } { $draw_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $draw_unseen-n }
    } and { VERB($seat, "scores", "score") } { $score_unseen-n ->
        [8] an 8
        [11] an 11
       *[other] a { $score_unseen-n }
    } from the { $score_unseen-place }.
