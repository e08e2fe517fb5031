"""Options of a table: checked by the game itself, and completed by what seats picked."""

from __future__ import annotations

import random
from typing import TypeVar

from kanly.core import registry
from kanly.core.about import SEATS, About, Option
from kanly.core.errors import KanlyError
from kanly.core.registry import KITS
from kanly.core.setup import Options
from kanly.server.errors import Refused
from kanly.server.rooms.doc import RoomDoc

T = TypeVar("T")
CHANCE = random.SystemRandom()


def shuffled(items: list[T]) -> list[T]:
    """The items in an order that nobody can foresee."""
    CHANCE.shuffle(items)
    return items


def about_of(game: str) -> About:
    if game not in KITS:
        raise Refused("no-game")
    return KITS[game].about


def checked(game: str, players: int, options: Options) -> Options:
    """The options as the game understands them, or its refusal."""
    if players not in about_of(game).players:
        raise Refused("bad-option", where="$.players")
    try:
        return registry.new(game, players, 0, options).setup.options
    except KanlyError as error:
        raise Refused("bad-option", str(error), where="$.options") from error


def picked_option(game: str, key: str) -> Option:
    """The option that seats pick values of."""
    for option in about_of(game).options:
        if option.key == key and option.kind == SEATS:
            return option
    raise Refused("bad-option", where="$.option")


def allowed(option: Option, options: Options) -> list[str]:
    """The values that can be picked with these options."""
    return [
        value
        for value in option.values
        if value not in option.value_needs or options.get(option.value_needs[value])
    ]


def completed(game: str, doc: RoomDoc) -> Options:
    """The options with everyone's picks; seats that picked nothing draw from the rest."""
    options = dict(doc.options)
    for option in about_of(game).options:
        picks = [seat.picks.get(option.key) for seat in doc.seats]
        excluded = any(options.get(other) for other in option.excludes)
        moded = options.get(option.key) in option.modes
        if option.kind != SEATS or excluded or moded or not any(picks):
            continue
        rest = shuffled([value for value in allowed(option, options) if value not in picks])
        options[option.key] = [pick if pick is not None else rest.pop() for pick in picks]
    return checked(game, doc.players, options)
