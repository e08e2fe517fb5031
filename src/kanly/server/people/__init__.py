"""Persons: guests with a cookie, and those with an account."""
