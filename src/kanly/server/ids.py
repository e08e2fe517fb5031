"""Names that cannot be guessed, and what is kept of secrets."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Signs of a code: none that is easily taken for another."""


def token() -> str:
    """A secret: 256 bits."""
    return secrets.token_urlsafe(32)


def ident(prefix: str = "") -> str:
    """A public name that cannot be guessed: 128 bits."""
    return prefix + secrets.token_urlsafe(16)


def code() -> str:
    """A short name to be typed; asking for many is limited."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def proof(seed: str, salt: str) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
