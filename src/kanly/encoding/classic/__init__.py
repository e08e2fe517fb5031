"""Positions of the classic Dune as numbers."""
