"""What happens at a table: games in memory, choices taken and stored, bots that think."""
