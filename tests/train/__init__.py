"""Tests of the training; those that learn need PyTorch and are left out without it."""
