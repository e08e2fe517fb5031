"""Games, components and rules in words (docs/protocol.md, section 2)."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from kanly.core.about import NUMBER, About, Option
from kanly.core.registry import KITS, kit_of
from kanly.server import search, shapes
from kanly.server.bots import playing
from kanly.server.catalogue import catalogue
from kanly.server.errors import Refused
from kanly.server.limits import Buckets
from kanly.server.rest.caller import Asking
from kanly.server.rooms import options as opts
from kanly.server.wording import plain
from kanly.words import Words

SEARCHES: Final = Buckets(5, 40)


@get("/api/games")
async def games(caller: Asking) -> shapes.Games:
    """Every game with its options."""
    return shapes.Games([described(game, caller.lang) for game in KITS])


@cache
def described(game: str, lang: str) -> shapes.GameInfo:
    about, words = kit_of(game).about, plain(lang)
    return shapes.GameInfo(
        game=game,
        name=words.game(game),
        players=list(about.players),
        default_players=about.default_players,
        talk=about.talk,
        bots=[shapes.Bot(bot, words.name(f"bot-{bot}")) for bot in playing(game)],
        houses=[
            shapes.House(house, about.prefix + house, words.name_or(about.prefix + house, house))
            for house in about.fixed
        ],
        options=[option_shape(game, about, option, words) for option in about.options],
    )


def option_shape(game: str, about: About, option: Option, words: Words) -> shapes.OptionInfo:
    key = f"{game}-option-{option.key}"
    numbered = option.kind == NUMBER
    return shapes.OptionInfo(
        option=option.key,
        kind=option.kind,
        name=words.name_or(key, option.key),
        text=words.name_or(f"{key}-text", ""),
        default=option.default,
        values=[
            shapes.OptionChoice(
                value,
                words.name_or(f"{option.names or key}-{value}", value),
                [option.value_needs[value]] if value in option.value_needs else [],
            )
            for value in option.values
        ],
        modes=[
            shapes.OptionChoice(mode, words.name_or(f"{key}-{mode}", mode), [])
            for mode in option.modes
        ],
        min=option.least if numbered else None,
        max=option.most if numbered else None,
        players=list(option.players),
        needs=list(option.needs),
        excludes=list(option.excludes),
    )


@get("/api/catalogue/{game:str}")
async def components(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(max_length=60)],
    caller: Asking,
) -> Response[shapes.Catalogue]:
    """Every component of a game."""
    opts.about(game)
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
) -> shapes.Hits:
    """Search over rules and components."""
    caller.limit(SEARCHES)
    return shapes.Hits(await asyncio.to_thread(search.find, q, caller.lang, game, limit))


@get("/api/rules/{rule_id:str}")
async def rule(rule_id: Annotated[str, PathParameter(max_length=60)], caller: Asking) -> shapes.Hit:
    """One rule by its number."""
    found = search.rule(rule_id, caller.lang)
    if found is None:
        raise Refused("no-rule")
    return found


HANDLERS: Final = [games, components, rules, rule]
