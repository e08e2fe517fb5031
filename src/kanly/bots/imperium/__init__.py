"""The players of Dune: Imperium."""
