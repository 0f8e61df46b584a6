# The chronicle of a toy: bazaar.
log-shows = { $seat } shows { $wares }.
log-scores = { $seat } scores.
log-spoils = { $seat } spoils it with { $card }.
log-buries = { $seat } buries { $card }.
log-buried = { $seat } buries an event.
log-charms = { $seat } uses a charm.
