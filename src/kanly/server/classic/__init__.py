"""The classic game at the table."""
