"""For those who run the server: health, readiness, figures (docs/protocol.md, section 11)."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import kanly
from kanly.server import schema
from kanly.server.errors import Refused
from kanly.server.metrics import REGISTRY
from kanly.server.rest.caller import Asking
from kanly.server.security import from_here


@get("/api/health", sync_to_thread=False)
def health() -> schema.Health:
    """That the process lives."""
    return schema.Health("ok", kanly.__version__)


@get("/api/ready")
async def ready(caller: Asking) -> schema.Health:
    """That it can serve: something can be stored, and it is not stopping."""
    if caller.hub.stopping or caller.hub.draining:
        raise Refused("stopping")
    if not await caller.hub.store.writable():
        raise Refused("busy")
    return schema.Health("ready", kanly.__version__)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], caller: Asking) -> Response[bytes]:
    """Figures for Prometheus."""
    headers = dict(request.scope["headers"])
    client = request.scope.get("client")
    if not caller.hub.config.public_metrics and not from_here(headers, client):
        raise Refused("private")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
