"""What outlives the process: persons, rooms, choices, chat and records, in a database."""
