"""The words of the classic Dune, written from its tables and its choices."""
