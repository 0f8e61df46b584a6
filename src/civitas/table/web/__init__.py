"""What is asked from outside: the pages of the site, the interface for programs, streams, and who may do what."""
