"""Secrets: who holds a seat, invitations that work once, and tokens that show that a form is ours."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def table_id() -> str:
    """A public name for a table; not a secret, but not countable either."""
    return secrets.token_hex(6)


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class Signer:
    """Derives secrets from the server's own, so that the host can see an invitation again and no database holds it."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def invitation(self, table: str, seat: int, nonce: str) -> str:
        """The secret part of an invitation's address."""
        return self._sign(f"invitation:{table}:{seat}:{nonce}")

    def link(self, person: str, nonce: str) -> str:
        """The secret part of the address that makes a further device a person's."""
        return self._sign(f"link:{person}:{nonce}")

    def feed(self, holder: str) -> str:
        """The part of an address that shows somebody's turns: it names them, and only this server can have made it."""
        return f"{holder}.{self._sign(f'feed:{holder}')}"

    def holder(self) -> str:
        """A new secret that holds seats: nobody can guess it, and only this server can have issued it."""
        salt = secrets.token_urlsafe(24)
        return f"{salt}.{self._sign(f'holder:{salt}')}"

    def is_holder(self, secret: str) -> bool:
        """Whether a secret that shall hold seats was issued here."""
        return self._is_signed("holder", secret)

    def client(self, network: str) -> str:
        """What is stored of the address from which a table was opened: enough to count, nothing to find it by."""
        return self._sign(f"client:{network}")

    def token(self, holder: str) -> str:
        """A new form token, for the forms of a holder alone; an empty one is a browser that holds nothing yet."""
        salt = secrets.token_urlsafe(16)
        return f"{salt}.{self._sign(f'form:{holder}:{salt}')}"

    def is_token(self, token: str, holder: str) -> bool:
        """Whether a form token is one of ours for this holder."""
        return self._is_signed(f"form:{holder}", token)

    def _is_signed(self, what: str, secret: str) -> bool:
        salt, _, signature = secret.partition(".")
        return hmac.compare_digest(self._sign(f"{what}:{salt}").encode(), signature.encode(errors="replace"))

    def _sign(self, text: str) -> str:
        signature = hmac.digest(self._key, text.encode(errors="replace"), "sha256")
        return base64.urlsafe_b64encode(signature).decode().rstrip("=")
