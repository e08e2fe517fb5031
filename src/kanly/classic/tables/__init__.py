"""The components of the classic game as tables: map, decks, leaders, factions, numbers, options."""
