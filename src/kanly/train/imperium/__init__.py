"""Training for Dune: Imperium."""
