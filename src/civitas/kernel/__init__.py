"""The kernel: decisions, flows, games, randomness, saves. It knows no game."""
