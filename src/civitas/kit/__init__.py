"""What games are written with: their data files, and how positions are weighed."""
