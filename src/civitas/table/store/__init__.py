"""What is kept: the database, its records and its history, and how a server is set up."""
