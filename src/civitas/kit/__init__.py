"""What games are written with: pieces, their data files, how positions are read and weighed."""
