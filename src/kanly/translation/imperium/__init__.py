"""The words of Dune: Imperium, written from its tables and its effect language."""
