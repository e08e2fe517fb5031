"""The REST part of the protocol, a file for each of its sections."""
