"""The rules of Endeavor, split by what changes together."""
