"""Learning to play by playing oneself: self-play on all cores, one learner, on CPU or GPU.

Needs PyTorch (`pip install kanly[train]`); playing with what was learned does not.
"""
