# The chronicle of Stone Age: what happened. docs/translating.md tells of seats and verbs.

log-place = { $seat } { VERB($seat, "places", "place") } { $figures } at { $place }.
log-roll = { $seat } { VERB($seat, "rolls", "roll") } { $total } ({ $dice }) for { $place }.
log-add = { $seat } { VERB($seat, "adds", "add") } a tool of { $tools }: { $total }.
log-add_several = { $seat } { VERB($seat, "adds", "add") } tools of { $tools }: { $total }.
log-gain = { $seat } { VERB($seat, "gains", "gain") } { $amount } { $what }.
log-points = { $seat } { VERB($seat, "scores", "score") } { $amount } points and { VERB($seat, "stands", "stand") } at { $score }.
log-tool = { $seat } { VERB($seat, "gains", "gain") } a tool: { $before } → { $tools }.
log-lost_tool = { $seat } { VERB($seat, "has", "have") } all tools; one more is lost.
log-agriculture = { $seat } { VERB($seat, "improves", "improve") } agriculture: { $before } → { $steps }.
log-lost_agriculture = { $seat } { VERB($seat, "is", "are") } at the end of the agriculture track; the step is lost.
log-figure = { $seat } { VERB($seat, "gains", "gain") } a figure and { VERB($seat, "has", "have") } { $figures } now.
log-lost_figure = { $seat } { VERB($seat, "has", "have") } all figures; nothing happens.
log-cash = { $seat } { VERB($seat, "takes", "take") } { $first } and { $second } for “{ $card }”.
log-decline = { $seat } { VERB($seat, "declines", "decline") } “{ $card }”.
log-decline_tile = { $seat } { VERB($seat, "declines", "decline") } the { $tile }.
log-unpaid = { $seat } can’t pay for “{ $card }”.
log-unpaid_tile = { $seat } can’t pay for the { $tile }.
log-buy = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid }.
log-build = { $seat } { VERB($seat, "builds", "build") } the { $tile } for { $paid }.
log-market = { $seat } { VERB($seat, "rolls", "roll") } { $dice } for the market.
log-take_die = { $seat } { VERB($seat, "takes", "take") } the { $face }.
log-draw = { $seat } { VERB($seat, "draws", "draw") } a card in secret.
log-draw_own = { $seat } { VERB($seat, "draws", "draw") } “{ $card }” in secret.
log-no_card = { $seat } { VERB($seat, "draws", "draw") } no card: the deck is empty.
log-income = { $seat } { VERB($seat, "harvests", "harvest") } { $amount } food.
log-feed = { $seat } { VERB($seat, "feeds", "feed") } { $amount } figures.
log-short = { $seat } { VERB($seat, "pays", "pay") } { $amount } food and { VERB($seat, "lacks", "lack") } { $missing }.
log-feed_goods = { $seat } { VERB($seat, "feeds", "feed") } with { $paid }.
log-hunger = { $seat } { VERB($seat, "loses", "lose") } { $amount } points by hunger and { VERB($seat, "stands", "stand") } at { $score }.
log-round = Round { $round } begins; { $seat } { VERB($seat, "is", "are") } the start player.
log-turn = { $seat } { VERB($seat, "acts", "act") }.
log-phase = The tribes are fed.
log-row = New in the row: { $cards }.
log-end_buildings = A building stack is empty: the game is over.
log-end_cards = The deck can't fill the row: the game is over.
log-final = { $seat }: { $before }, symbols { $green }, farmers { $farmers }, tool makers { $toolmakers }, hut builders { $builders }, shamans { $shamans }, resources { $resources }: { $score } in all.

# What was done and what came of it, in one sentence: `$gain-amount` is the amount of the line `gain`.

log-roll-gain = 
    { $seat } { VERB($seat, "rolls", "roll") } { $total } ({ $dice }) for { $place }: { $gain-amount ->
        [0] nothing
       *[other] { $gain-amount } { $gain-what }
    }.
log-roll-add-gain = 
    { $seat } { VERB($seat, "rolls", "roll") } { $total } ({ $dice }) for { $place }, { $add-total } with a tool of { $add-tools }: { $gain-amount ->
        [0] nothing
       *[other] { $gain-amount } { $gain-what }
    }.
log-roll-add_several-gain = 
    { $seat } { VERB($seat, "rolls", "roll") } { $total } ({ $dice }) for { $place }, { $add_several-total } with tools of { $add_several-tools }: { $gain-amount ->
        [0] nothing
       *[other] { $gain-amount } { $gain-what }
    }.
log-buy-gain = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid } and { VERB($seat, "gains", "gain") } { $gain-amount } { $gain-what }.
log-buy-points = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid } and { VERB($seat, "scores", "score") } { $points-amount } points: { $points-score }.
log-buy-tool = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid } and { VERB($seat, "gains", "gain") } a tool: { $tool-before } → { $tool-tools }.
log-buy-agriculture = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid } and { VERB($seat, "improves", "improve") } agriculture: { $agriculture-before } → { $agriculture-steps }.
log-buy-draw = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid } and { VERB($seat, "draws", "draw") } a card in secret.
log-buy-draw_own = { $seat } { VERB($seat, "buys", "buy") } “{ $card }” for { $paid } and { VERB($seat, "draws", "draw") } “{ $draw_own-card }” in secret.
log-build-points = { $seat } { VERB($seat, "builds", "build") } the { $tile } for { $paid } and { VERB($seat, "scores", "score") } { $points-amount } points: { $points-score }.
log-take_die-gain = { $seat } { VERB($seat, "takes", "take") } the { $face }: { $gain-amount } { $gain-what }.
log-take_die-tool = { $seat } { VERB($seat, "takes", "take") } the { $face }: a tool, { $tool-before } → { $tool-tools }.
log-take_die-agriculture = { $seat } { VERB($seat, "takes", "take") } the { $face }: agriculture { $agriculture-before } → { $agriculture-steps }.
log-income-feed = { $seat } { VERB($seat, "harvests", "harvest") } { $amount } food and { VERB($seat, "feeds", "feed") } { $feed-amount } figures.
log-income-short = { $seat } { VERB($seat, "harvests", "harvest") } { $amount } food, { VERB($seat, "pays", "pay") } { $short-amount } and { VERB($seat, "lacks", "lack") } { $short-missing }.
log-income-short-feed_goods = { $seat } { VERB($seat, "harvests", "harvest") } { $amount } food, { VERB($seat, "pays", "pay") } { $short-amount }, { VERB($seat, "lacks", "lack") } { $short-missing } and { VERB($seat, "feeds", "feed") } with { $feed_goods-paid }.
log-short-feed_goods = { $seat } { VERB($seat, "pays", "pay") } { $amount } food, { VERB($seat, "lacks", "lack") } { $missing } and { VERB($seat, "feeds", "feed") } with { $feed_goods-paid }.
log-income-short-hunger = { $seat } { VERB($seat, "harvests", "harvest") } { $amount } food, { VERB($seat, "pays", "pay") } { $short-amount }, { VERB($seat, "lacks", "lack") } { $short-missing } and { VERB($seat, "loses", "lose") } { $hunger-amount } points by hunger: { $hunger-score }.
log-short-hunger = { $seat } { VERB($seat, "pays", "pay") } { $amount } food, { VERB($seat, "lacks", "lack") } { $missing } and { VERB($seat, "loses", "lose") } { $hunger-amount } points by hunger: { $hunger-score }.
