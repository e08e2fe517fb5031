"""A passkey in software: what a browser and a security key do together."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One key pair, for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        point = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big")}
        public = cbor2.dumps({**point, -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self.head(options["rp"]["id"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            {
                "clientDataJSON": b64(self.client_data("webauthn.create", options)),
                "attestationObject": b64(attestation),
            }
        )

    def get(self, options: dict[str, Any], user: str = "") -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        client = self.client_data("webauthn.get", options)
        data = self.head(options["rpId"], 0)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(signed),
                "userHandle": b64(user.encode()),
            }
        )

    def head(self, site: str, flags: int) -> bytes:
        self.count += 1
        hashed = hashlib.sha256(site.encode()).digest()
        return hashed + struct.pack(">BI", flags | USER_PRESENT | USER_VERIFIED, self.count)

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        named = {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key"}
        return {**named, "response": response, "clientExtensionResults": {}}
