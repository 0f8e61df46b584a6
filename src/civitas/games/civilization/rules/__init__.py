"""The rules of Civilization, split by what changes together; `powers` has what every card and sheet does."""
