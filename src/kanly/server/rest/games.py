"""Games, components and rules in words (docs/protocol.md, section 2)."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from kanly.core.about import NUMBER, Option
from kanly.core.lesson import tutorials
from kanly.core.registry import KITS, kit_of
from kanly.core.stops import ALWAYS, Stops
from kanly.server import schema, search
from kanly.server.bots import playing, stand_in
from kanly.server.catalogue import catalogue
from kanly.server.errors import Refused
from kanly.server.limits import SEARCHES
from kanly.server.rest.caller import Asking
from kanly.server.rooms.options import about_of
from kanly.server.rulebook import rulebook
from kanly.server.wording import plain
from kanly.translation import Words


@get("/api/games")
async def games(caller: Asking) -> schema.Games:
    """Every game with its options."""
    return schema.Games([described(game, caller.lang) for game in KITS])


@cache
def described(game: str, lang: str) -> schema.GameInfo:
    about, words, stops = kit_of(game).about, plain(lang), kit_of(game).stops
    groups = dict.fromkeys(option.group for option in about.options if option.group)
    return schema.GameInfo(
        game=game,
        name=words.game(game),
        players=list(about.players),
        default_players=about.default_players,
        talk=about.talk,
        bots=[schema.Bot(bot, words.name(f"bot-{bot}")) for bot in playing(game)],
        usual_bot=stand_in(game),
        houses=[
            schema.House(house, about.prefix + house, words.name_or(about.prefix + house, house))
            for house in about.fixed
        ],
        options=[option_shape(game, option, words) for option in about.options],
        groups=[
            schema.OptionGroup(group, *named(words, f"{game}-options-{group}", group))
            for group in groups
        ],
        presets=[
            schema.Preset(preset, *named(words, f"{game}-preset-{preset}", preset), options)
            for preset, options in about.presets.items()
        ],
        stops=[stop_shape(game, stops, name, words) for name in stops.names],
        forced=stops.forced,
        lessons=bool(tutorials(game)),
    )


def stop_shape(game: str, stops: Stops, name: str, words: Words) -> schema.StopInfo:
    """A window, under the heading of its kind."""
    kind = name.partition("-")[0]
    several = [other for other in stops.names if other.startswith(f"{kind}-")]
    group = words.name(f"{game}-stops-{kind if len(several) > 1 else 'other'}")
    alone, company = [stops.usual(name, alone) == ALWAYS for alone in (True, False)]
    return schema.StopInfo(name, words.name(stops.names[name]), group, alone, company)


def named(words: Words, key: str, otherwise: str) -> tuple[str, str]:
    """A name, and what is said of it; a game without words for it has only the name."""
    return words.name_or(key, otherwise), words.name_or(f"{key}-text", "")


def option_shape(game: str, option: Option, words: Words) -> schema.OptionInfo:
    key = f"{game}-option-{option.key}"
    name, text = named(words, key, option.key)

    def choice(value: str, names: str = "") -> schema.OptionChoice:
        needs = [option.value_needs[value]] if value in option.value_needs else []
        return schema.OptionChoice(value, *named(words, f"{names or key}-{value}", value), needs)

    numbered = option.kind == NUMBER
    return schema.OptionInfo(
        option=option.key,
        kind=option.kind,
        name=name,
        text=text,
        default=option.default,
        values=[choice(value, option.names) for value in option.values],
        modes=[choice(mode) for mode in option.modes],
        min=option.least if numbered else None,
        max=option.most if numbered else None,
        players=list(option.players),
        needs=list(option.needs),
        excludes=list(option.excludes),
        group=option.group,
    )


@get("/api/catalogue/{game:str}")
async def components(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(max_length=60)],
    caller: Asking,
) -> Response[schema.Catalogue]:
    """Every component of a game."""
    about_of(game)
    body, etag = encoded(game, caller.lang)
    headers = {"etag": etag, "cache-control": "private, max-age=0, must-revalidate"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")  # type: ignore[arg-type]
    return Response(body, headers=headers, media_type="application/json")  # type: ignore[arg-type]


@cache
def encoded(game: str, lang: str) -> tuple[bytes, str]:
    """The catalogue as JSON, made once, and its tag."""
    body = msgspec.json.encode(catalogue(game, lang))
    return body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


@get("/api/rules")
async def rules(
    caller: Asking,
    q: Annotated[str, QueryParameter(min_length=1, max_length=100)],
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
) -> schema.Hits:
    """Search over rules and components."""
    caller.limit(SEARCHES)
    return schema.Hits(await asyncio.to_thread(search.find, q, caller.lang, game, limit))


@get("/api/rulebook")
async def whole_rulebook(caller: Asking) -> schema.Hits:
    """Every rule and ruling, for reading without a server."""
    caller.limit(SEARCHES)
    return schema.Hits(await asyncio.to_thread(rulebook, caller.lang))


@get("/api/rules/{rule_id:str}")
async def rule(rule_id: Annotated[str, PathParameter(max_length=60)], caller: Asking) -> schema.Hit:
    """One rule by its number."""
    found = search.rule(rule_id, caller.lang)
    if found is None:
        raise Refused("no-rule")
    return found
