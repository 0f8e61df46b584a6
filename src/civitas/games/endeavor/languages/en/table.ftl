# The words on the board of Endeavor: `w("seat.harbor")` is table-seat-harbor.

## phase

table-phase-round = round { $n }
table-phase-round_n = Round { $n }
table-phase-round_of = Round { $n } of { $all }
table-phase-build = Build
table-phase-growth = Growth
table-phase-salary = Salary
table-phase-action = Action

## status

table-status-industry = Industry
table-status-culture = Culture
table-status-finance = Finance
table-status-politics = Politics

## gives

table-gives-build_level = build { $n }
table-gives-population_growth = growth { $n }
table-gives-payments = pay { $n }
table-gives-card_limit = cards { $n }

## short

table-short-north_america = N. America
table-short-europe = Europe
table-short-far_east = Far East
table-short-india = India
table-short-caribbean = Caribbean
table-short-south_america = S. America
table-short-africa = Africa
table-short-world = World

## board

table-board-chart = The chart
table-board-world = The world
table-board-pick_region = Pick a region to look closer
table-board-all_seven = all seven

## seat

table-seat-buildings = Buildings
table-seat-harbor = Harbor
table-seat-in_harbor = harbor
table-seat-passed = passed
table-seat-on_turn = on turn
table-seat-settles = settles cards
table-seat-crown = start player
table-seat-crown_short = first
table-seat-no_cards = no cards
table-seat-face_down = slavery cards face down, −1 glory each

## score

table-score-glory = glory
table-score-glory_n = { $n } glory
table-score-place = #{ $n }
table-score-of = { $name }: { $n } glory if the game ended now, place { $rank }. Show its parts
table-score-title = Glory of { $name }
table-score-if_now = if the game ended now
table-score-cities = { $n } held
table-score-population = { $n } in the harbor, 1 for every 3

## token

table-token-brown = { $title } token: +1 { $title }
table-token-blue = { $title } token: an action for later
table-token-spend = Spend the { $title } token

## city

table-city-held = held by { $name }
table-city-empty = nobody, no token
table-city-nobody = nobody
table-city-occupy = Occupy it
table-city-attack = Attack it
table-city-connections = Connections
table-city-no_connections = No connection leads here.

## region

table-region-open = open
table-region-closed = closed
table-region-ships = { $n } of { $all } ships
table-region-strengths = Strength:
table-region-ship = Ship to { $title }, space { $n }
table-region-ship_beside = Ship to { $title }, beside the full track: no token
table-region-beside = { $name }: { $n } beside the track
table-region-home = Open from the start; everybody is present. Strength counts markers in its cities.
table-region-is_open = Open: whoever is present may occupy, attack and draw here.
table-region-is_closed = Closed: { $n } of { $all } spaces of its track are filled. It opens with the last one.
table-region-leads = { $name } leads the track and would get the governor.
table-region-next = The next ship goes to space { $n } ({ $what }).
table-region-full = The track is full: ships lie beside it, without a token, and count as strength.
table-region-cities = Cities:

## deck

table-deck-title = { $title } deck
table-deck-left = { $n } cards left
table-deck-empty = empty
table-deck-nothing = No card is left.
table-deck-how = { $n } cards left; only the top card can be drawn.
table-deck-strength = You need as many markers in { $region } as its value.
table-deck-shut = { $region } is still closed.
table-deck-order = From top to bottom, and who is strong enough
table-deck-needs = needs { $n }
table-deck-nobody = nobody
table-deck-draw = Draw { $title }

## card

table-card-governor = governor
table-card-discard = Discard { $title }
table-card-enthrone = Lay { $title } on the governor space
table-card-held_by = Held by { $name }.
table-card-enthroned = It lies on the governor space.

## tile

table-tile-used = used
table-tile-no_action = no action
table-tile-take_back = take the marker back
table-tile-printed = Printed on every board
table-tile-owners = Built by:

## action

table-action-ship = Ship: a marker from your harbor to the next space of a track; take its token. The last space opens the region.
table-action-occupy = Occupy: a marker into an empty city of an open region where you are present; take its token, and the tokens of lines that you complete.
table-action-attack = Attack: two markers from your harbor; one replaces another player’s marker in a city, the other goes to your supply.
table-action-payment = Payment: take markers back from buildings, as many as your finance pays; never from the tile that does it.
table-action-draw = Draw: take the top card of a deck in an open region if you are strong enough there.
table-action-either = Do one of the two.
table-action-occupy_and_ship = Do one or both, in either order, both in the same region.
table-action-ship_and_ship = Ship once or twice, both to the same region.
table-action-draw_and_draw = Draw one or two cards, both from the same deck.

## mine

table-mine-tracks = Your status
table-mine-buildings = Buildings
table-mine-next_build = round { $n }: level { $level } or lower
table-mine-next_at = { $n } from level { $level }
table-mine-no_action_tokens = no action tokens
table-mine-cards = Cards
table-mine-counted = { $n } count, limit { $limit }
table-mine-throne = Governor space: 3 glory if it stays empty
table-mine-throne_empty = Leave the governor space empty
table-mine-empty = empty

## stock

table-stock-open = Tiles left
table-stock-title = Building tiles left
table-stock-build = Build
table-stock-back = Back to the tiles
table-stock-level = Level { $n }
table-stock-allowed = allowed
table-stock-from = from { $n }
table-stock-left = { $n } of { $all } left
table-stock-none = none left
table-stock-have = you have { $n }

## sheet

table-sheet-show_map = Show the map

## settle

table-settle-title = Settle your cards
table-settle-back = Back to the cards
table-settle-held = You hold { $n } cards; with politics { $politics }, { $limit } may count.
table-settle-throne = Who lies on your governor space?
table-settle-throne_is = Governor space: { $title }
table-settle-throne_empty = Governor space: empty
table-settle-throne_how = A governor there does not count. Left empty it scores 3 glory.
table-settle-discard = Discard a card
table-settle-then = Then discard down to the limit
table-settle-sum = { $held } held
table-settle-sum_slavery = 1 slavery
table-settle-sum_governor = 1 governor
table-settle-sum_counted = { $n } count, limit { $limit }
table-settle-if = If you discard
table-settle-at_once = effect on you, at once
table-settle-after = Cards after
table-settle-of_limit = counted of limit
table-settle-if_now = if scored now
table-settle-same = no change
table-settle-done = { $n } of { $limit }: done
table-settle-more = { $n } of { $limit }: { $more } more
table-settle-goes_deck = back into the { $deck } deck
table-settle-goes_face_down = face down beside you
table-settle-goes_away = out of the game
table-settle-button = Discard

## sieve

table-sieve-title = Which choices to show
table-sieve-all = All choices

## first

table-first-ask = First game?
table-first-build = A tile is an action for each round, or raises a status. You build first; then markers come to your |harbor|, and with them you use your tiles.
table-first-turn = Move a marker from your |harbor| onto a building and do what it shows. Ships open regions: whoever leads there gets the |governor|. Occupy, attack and draw need |presence|.

## word

table-word-harbor = Harbor
table-word-harbor_means = Where your markers wait: using a building takes one of them, shipping and occupying one more, an attack two.
table-word-presence = Presence
table-word-presence_means = You are present in a region while one of your markers lies on its track, beside it, or in one of its cities; in Europe everybody is. How many they are is your strength there.
table-word-governor = Governor
table-word-governor_means = The last ship of a track opens its region; the governor goes to whoever has most ships there. One may lie on your governor space, where it does not count as a card; left empty, the space scores 3 glory.

## final

table-final-title = Final scoring
table-final-back = Back to the scoring
table-final-cities = Cities
table-final-connections = Connections
table-final-tracks = Status
table-final-cards = Cards
table-final-governor_space = Empty governor space
table-final-university = University
table-final-population = Population
table-final-slavery = Slavery
table-final-total = Glory
table-final-place = Place

## zoom

table-zoom-rule = Rule { $n }
table-zoom-in_rules = In the rules
table-zoom-for_you = you { $before }→{ $after }
table-zoom-governor = Goes to whoever leads the track when its last space is filled; never drawn.
table-zoom-governor_space = One governor may lie on your governor space: it does not count against your card limit, but an empty space scores 3 glory. A discarded governor leaves the game.
table-zoom-abolition = Whoever draws it ends slavery: everybody, the taker too, turns all held slavery cards face down and loses their icons; the rest of that deck leaves the game. Each card face down costs 1 glory.
table-zoom-slavery = Drawn like any card of Europe, with { $n } markers in European cities. One slavery card is free of your card limit, others count.
table-zoom-slavery_down = Discarded, or after Abolition, it lies face down beside your board: −1 glory each.
table-zoom-asset = Needs { $n } markers in its region when it is on top of its deck. Counts against your card limit.
table-zoom-asset_back = Discarded, it goes back into its deck, and its icons are lost.
table-zoom-if_abolished = If Abolition were drawn now
table-zoom-turned = { $n } turned, −{ $n } glory
table-zoom-not_turned = holds no slavery card
