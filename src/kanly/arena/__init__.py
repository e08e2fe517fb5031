"""Bots against bots: matches, round robins and ladders, and what many games say of strength."""
