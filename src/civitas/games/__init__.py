"""The games; each folder knows the kernel and no other game."""
