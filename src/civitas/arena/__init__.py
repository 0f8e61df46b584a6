"""Games that bots play among themselves: simulations and records."""
