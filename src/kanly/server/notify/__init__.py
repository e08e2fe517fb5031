"""Telling people with the page closed: one outbox, and what it is delivered through."""
