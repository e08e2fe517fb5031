"""The classic Dune in the terminal."""
