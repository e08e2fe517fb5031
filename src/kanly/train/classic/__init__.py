"""The classic Dune as a game that a network can learn."""
