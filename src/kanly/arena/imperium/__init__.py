"""Dune: Imperium in the arena."""
