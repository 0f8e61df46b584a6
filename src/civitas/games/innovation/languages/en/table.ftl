# The words on the board of Innovation: `w("seat.harbor")` is table-seat-harbor.

## turn

table-turn-setup = Set-up
table-turn-number = Turn { $n }
table-turn-short = Turn { $n }, { $action }/{ $all }
table-turn-whose = { $name }’s turn
table-turn-action = Action { $n } of { $all }

## color

table-color-blue = blue
table-color-red = red
table-color-green = green
table-color-yellow = yellow
table-color-purple = purple

## icon

table-icon-crown = crowns
table-icon-leaf = leaves
table-icon-lightbulb = lightbulbs
table-icon-castle = castles
table-icon-factory = factories
table-icon-clock = clocks

## age

table-age-1 = Prehistory
table-age-2 = Classical
table-age-3 = Medieval
table-age-4 = Renaissance
table-age-5 = Exploration
table-age-6 = Enlightenment
table-age-7 = Romance
table-age-8 = Modern
table-age-9 = Postmodern
table-age-10 = Information

## splay

table-splay-left = left
table-splay-right = right
table-splay-up = up

## role

table-role-acts = acts
table-role-actor = acts
table-role-shares = shares
table-role-victim = victim
table-role-none = no part
table-role-you_shares = you share
table-role-you_victim = you: victim
table-role-you_none = not you

## card

table-card-spoken = { $title }, { $color }, age { $age }

## pile

table-pile-one = 1 card
table-pile-cards = { $n } cards
table-pile-none = none
table-pile-no = no { $color }
table-pile-folded = { $n } covered cards show this
table-pile-dogma = Dogma

## seat

table-seat-you = you
table-seat-You = You
table-seat-pts = pts
table-seat-points = Points
table-seat-score = Score
table-seat-hand = Hand
table-seat-none = none
table-seat-achievements = { $n } of { $goal } achievements

## rail

table-rail-title = Supply and achievements
table-rail-supply = Supply
table-rail-score = Score
table-rail-achievements = Achieve­ments
table-rail-pile = Supply of age { $age }: { $n } cards
table-rail-taken = Age { $age }: { $name } has it
table-rail-needs = Age { $age }: takes { $points } points and a top card of { $age } or higher (4.6)

## special

table-special-title = Special achievements
table-special-monument = 6 tucked or 6 scored
table-special-empire = 3 of each icon
table-special-world = 12 clocks
table-special-wonder = 5 splayed up or right
table-special-universe = 5 tops of 8+
table-special-you = you
table-special-also = Also granted by { $card }.
table-special-taken = { $name } has it.
table-special-left = { $n } of 5 special

## counts

table-counts-title = Icons
table-counts-if_you = if you act
table-counts-if = if { $name } acts
table-counts-player = Player
table-counts-of = of { $goal }
table-counts-shares = as many or more.
table-counts-victim = fewer: a demand hits. Choose a name to see its view.

## hold

table-hold-score = Score pile
table-hold-pile = Pile
table-hold-no_hand = Your hand is empty.
table-hold-no_score = Your score pile is empty.
table-hold-no_pile = Nothing.

## act

table-act-meld = Meld from hand
table-act-dogma = Use a dogma
table-act-draw = Draw or achieve
table-act-draw_a = Draw from age { $n }
table-act-first = Your first action:
table-act-picked = you meld this
table-act-wait = You chose { $title }. Waiting for { $names }.
table-act-wait_why = All meld at once.

## band

table-band-title = The card being resolved
table-band-resolving = resolving
table-band-you_use = You use
table-band-who_uses = { $name } uses
table-band-effect_of = effect { $n } of { $all }
table-band-alone = Alone
table-band-alone_note = { $name } executes the shared effects alone; no icons count, nobody else takes part.
table-band-counted = Counted
table-band-demand = Effect { $n } · Demand
table-band-share = Effect { $n } · Share
table-band-done = done
table-band-now = now
table-band-next = next
table-band-then = then
table-band-chooses = { $name } chooses
table-band-you_choose = you choose
table-band-nothing = nothing happened
table-band-nobody = Nobody is a victim.
table-band-safe = { $name } is safe: { $n }, not fewer than { $m }
table-band-safe_you = You are safe: { $n }, not fewer than { $m }
table-band-named = named { $what }
table-band-revealed = revealed:
table-band-chosen = chosen:
table-band-more = { $n } earlier steps
table-band-bonus = Bonus
table-band-no_bonus = Nobody shares: no bonus draw.
table-band-bonus_sure = { $name }: draw one card, because others shared.
table-band-bonus_if = If { $others } changes anything, { $name }: draw one card.

## did

table-did-a = a { $n }
table-did-an = an { $n }
table-did-cards = { $n } cards
table-did-of = { $name }’s { $place }
table-did-your = your { $place }
table-did-draw = drew { $what }
table-did-meld = melded { $what }
table-did-tuck = tucked { $what }
table-did-score = scored { $what }
table-did-return = returned { $what }
table-did-reveal = revealed { $what }
table-did-show = showed { $what }
table-did-name = named { $what }
table-did-transfer = { $what }: { $place } → { $into }
table-did-exchange = swapped { $n } from { $place } for { $m } from { $into }
table-did-points = ({ $n } pts)
table-did-splay = splayed { $color } { $direction }
table-did-rearrange = rearranged { $color }
table-did-claim = claimed { $what }
table-did-remove = all hands, boards and score piles are gone

## word

table-word-meld = Meld
table-word-meld_is = Put a card from your hand face up on your pile of its colour. It becomes the top card there: its icons count for you, and only top cards can be used. The cards beneath are covered.
table-word-dogma = Dogma
table-word-dogma_is = Use a top card of your board. Its icon is counted on all boards: opponents with at least as many as you share its effects, and do so before you; those with fewer must do what a demand says. If somebody shared, you draw a card for it.
table-word-splay = Splay
table-word-splay_is = Fan a pile of two or more cards left, right or up, so that some icons of the covered cards show. They count, too.
table-word-tuck = Tuck
table-word-tuck_is = Put a card at the bottom of your pile of its colour.
table-word-achieve = Achieve
table-word-achieve_is = Claim an age: it takes five points for each number of the age in your score pile, and a top card of that age or higher. The points are not spent.
table-word-icons = Icons
table-word-icons_is = A card shows three icons of six kinds. The more you have of a card’s icon, the more its dogma is yours: who has as many shares it, who has fewer is hit by its demands.

## newcomer

table-newcomer-first = First game? In a sentence each:

## zoom

table-zoom-facts = { $color } · age { $age } · { $name }
table-zoom-demand = Demand
table-zoom-share = Share
table-zoom-if = If { $name } used it now
table-zoom-if_you = If you used it now
table-zoom-decide = decide
table-zoom-pile = Its pile
table-zoom-shows_left = splayed left: bottom right shows
table-zoom-shows_right = splayed right: top left and bottom left show
table-zoom-shows_up = splayed up: the bottom row shows
table-zoom-covered = The other cards are covered.
table-zoom-in_rules = In the rules

## over

table-over-place = Place
