"""Steps by which a database of an older Kanly becomes one of this."""
