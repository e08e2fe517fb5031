"""Bots think here: in processes of their own, each choice within its time."""
