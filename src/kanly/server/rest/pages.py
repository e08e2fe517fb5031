"""The page itself: the built client, kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from kanly.server.config import Config
from kanly.server.errors import Refused

mimetypes.add_type("application/manifest+json", ".webmanifest")

FOREVER = "public, max-age=31536000, immutable"
CHECK = "no-cache"

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kanly</title>
<p>The server runs, and the page was not built. Run <code>make web</code>.</p></html>
"""


REPLAY = "replay/"
"""Pages of which others are shown a picture where somebody posts a link."""


MOVE = re.compile(r"[0-9]{1,7}")


class Page(NamedTuple):
    """A file of the client."""

    body: bytes
    packed: bytes
    kind: str
    etag: str
    cache: str


def page_of(config: Config) -> HTTPRouteHandler:
    """The handler for every path that is not the server's own."""
    pages = read(config.static)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        """A file of the client; any other address is one that the client knows."""
        name = path.lstrip("/")
        if name.startswith("api/") or name in ("api", "ws"):
            raise Refused("not-found")
        found = pages.get(name)
        if found is None:
            if "." in name.rpartition("/")[2]:
                raise Refused("not-found")
            found = pages["index.html"]
        if name.startswith(REPLAY):
            return with_picture(request, found, name[len(REPLAY) :], config)
        headers = {"cache-control": found.cache, "etag": found.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == found.etag:
            return Response(b"", status_code=304, headers=headers, media_type=found.kind)
        body = found.body
        if "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(body):
            headers["content-encoding"] = "gzip"
            body = found.packed
        return Response(body, headers=headers, media_type=found.kind)

    return page


def with_picture(
    request: Request[Any, Any, Any], page: Page, record: str, config: Config
) -> Response[bytes]:
    """The page with a picture of the moment that the link leads to."""
    query = request.query_params
    move = query.get("move", "0")
    host = f"http://{request.headers.get('host', '')}"
    origin = config.origins[0] if config.origins else host
    known = record.replace("-", "").replace("_", "").isalnum() and MOVE.fullmatch(move)
    tags = ""
    if known:
        picture = f"{origin}/api/records/{record}/preview.png?move={int(move)}"
        tags = "".join(
            f'<meta property="og:{name}" content="{escape(value)}">'
            for name, value in (("title", "Kanly"), ("type", "website"), ("image", picture))
        )
    body = page.body.replace(b"</head>", tags.encode() + b"</head>", 1)
    return Response(body, headers={"cache-control": CHECK}, media_type=page.kind)


def read(folder: Path) -> dict[str, Page]:
    """Every file of the client by its path."""
    found: dict[str, Page] = {}
    if folder.is_dir():
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                found[name] = made(name, path.read_bytes())
    if "index.html" not in found:
        found["index.html"] = made("index.html", UNBUILT.encode())
    return found


def made(name: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml"):
        kind += "; charset=utf-8"
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    cache = FOREVER if name.startswith("assets/") else CHECK
    return Page(body, gzip.compress(body, 9), kind, etag, cache)
