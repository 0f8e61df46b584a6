"""Innovation."""
