# The chronicle of a toy: auction.
log-bids = { $seat } bids { $coins }.
