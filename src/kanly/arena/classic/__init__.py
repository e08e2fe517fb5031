"""The classic Dune in the arena."""
