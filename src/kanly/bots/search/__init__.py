"""Search over positions that a seat cannot tell apart: the toolkit of every bot that thinks."""
