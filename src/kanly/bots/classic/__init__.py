"""The greedy bot of the classic game: a policy for each kind of question, one chapter a subject."""
