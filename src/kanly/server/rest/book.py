"""The rules as a book over REST (docs/protocol.md, section 2)."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from kanly.server import book, schema
from kanly.server.errors import Refused
from kanly.server.rest.caller import Asking


@get("/api/book")
async def books(caller: Asking) -> schema.Books:
    """Every book with its chapters."""
    return await asyncio.to_thread(book.contents, caller.lang)


@get("/api/book/{chapter:str}")
async def one_chapter(
    chapter: Annotated[str, PathParameter(max_length=60)], caller: Asking
) -> schema.Chapter:
    """A chapter of a book."""
    found = await asyncio.to_thread(book.chapter, chapter, caller.lang)
    if found is None:
        raise Refused("no-chapter")
    return found
