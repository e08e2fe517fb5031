"""Positions of Dune: Imperium as numbers."""
