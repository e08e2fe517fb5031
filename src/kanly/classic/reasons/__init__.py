"""Why a choice is refused, verb by verb; `explain` is the index."""
