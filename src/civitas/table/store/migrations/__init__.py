"""The database's history: every change of its tables since the first."""
