"""The arguments of the classic game's messages: keys of names, and what is made of them.

Territory and sector together are one `$location`: the territory alone where it has but one sector.
A player's own words are a `$quote`, nothing if there are none. `$faction-number` is `one` or
`many`, for the verb that goes with the faction.
"""

from __future__ import annotations

from kanly.classic.keys import place as location
from kanly.classic.position import FACTION
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.territories import TERRITORIES, TERRITORY_BY_SLUG
from kanly.classic.tables.treachery import KIND_NAMES, TREACHERY_CARDS
from kanly.core.message import Args
from kanly.translation.words import Words

__all__ = ["card", "faction", "kind", "leader", "location", "phase", "star", "territory"]

# Keys of names ------------------------------------------------------------------------------------


def faction(number: int) -> str:
    return FACTION[number]


def leader(number: int) -> str:
    return f"classic-leader-{LEADERS[number].slug}"


def card(number: int) -> str:
    return f"classic-card-{TREACHERY_CARDS[number].slug}"


def kind(number: int) -> str:
    return f"classic-kind-{KIND_NAMES[number]}"


def territory(number: int) -> str:
    return f"classic-territory-{TERRITORIES[number].slug}"


def phase(number: int) -> str:
    return f"classic-phase-{PHASE_NAMES[number]}"


def star(args: Args) -> str:
    """What the starred forces of the faction are called; of an unknown one, starred."""
    for made in FACTIONS:
        if made.starred_slug and args.get("faction") == FACTION[made.id]:
            return f"classic-force-{made.starred_slug}"
    return "classic-star-any"


# What is made of arguments ------------------------------------------------------------------------


def derived(words: Words, args: Args) -> Args:
    """Player, place, quote and numbers, as far as there is something to make them of."""
    return {
        **player(words, args),
        **place(words, args),
        **quote(words, args),
        **numbers(words, args),
    }


def player(words: Words, args: Args) -> Args:
    """Whoever sits at a seat, by the name that `seat-1` has or by its number."""
    seat = args.get("seat")
    if not isinstance(seat, int):
        return {}
    return {"player": words.names.get(f"seat-{seat}") or words.fill("classic-player", seat=seat)}


def place(words: Words, args: Args) -> Args:
    """A location by name, in all forms of its territory."""
    key, sector = args.get("territory"), args.get("sector")
    if not isinstance(key, str) or not isinstance(sector, int):
        return {}
    names = {"territory": words.name(key)}
    names |= {f"territory-{form}": words.name(key, form) for form in words.forms}
    number = TERRITORY_BY_SLUG.get(key.removeprefix("classic-territory-"))
    if number is None or len(TERRITORIES[number].sectors) < 2:
        return {f"location{name.removeprefix('territory')}": text for name, text in names.items()}
    found: Args = {"location": words.fill("classic-location", **names, sector=sector)}
    for form in words.forms:
        found[f"location-{form}"] = words.fill("classic-location", form, **names, sector=sector)
    return found


def quote(words: Words, args: Args) -> Args:
    said = args.get("words")
    if said is None:
        return {}
    return {"quote": words.fill("classic-quote", words=said) if said else ""}


def numbers(words: Words, args: Args) -> Args:
    """Whether a faction, or the player whose name stands for it, is one or many."""
    found: Args = {}
    for name in ("faction", "other"):
        key = args.get(name)
        if isinstance(key, str):
            known = words.key(key)
            found[f"{name}-number"] = words.fill("classic-number", **{"faction-key": known})
    return found
