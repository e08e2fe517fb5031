"""What the browser draws of Dune: Imperium."""
