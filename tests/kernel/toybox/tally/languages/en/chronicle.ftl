# The chronicle of a toy: tally.
log-shown = { $seat } shows { $card }.
log-gain = { $seat } rolls { $points }.
log-peeks = { $seat } looks at { $card }.
log-peeked = { $seat } looks at the deck.
