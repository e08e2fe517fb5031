"""Worker processes in which bots think, each choice within its time."""
