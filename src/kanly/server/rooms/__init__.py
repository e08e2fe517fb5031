"""Rooms in memory: who sits there, the game, its clocks and bots, and who looks on."""
