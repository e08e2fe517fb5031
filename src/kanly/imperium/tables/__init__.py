"""Every component of the game as a table in the effect language."""
