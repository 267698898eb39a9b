"""Identities: a random token in a cookie or a header. The server keeps only its SHA-256."""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

COOKIE = "pyrite"
YEAR = 365 * 24 * 3_600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")

Headers = Iterable[tuple[bytes, bytes]]


def make_token() -> str:
    """A new token of 256 bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token or a link. It is a hash, so the time that a lookup takes says nothing about tokens."""
    return hashlib.sha256(token.encode()).hexdigest()


def next_token(token: str, command: str) -> str:
    """The token that replaces this one when a person logs out everywhere; the same command gets the same one again."""
    mac = hmac.digest(token.encode(), f"pyrite log out {command}".encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


def header(headers: Headers, name: bytes) -> str | None:
    """A header by its name in small letters."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def token_in(headers: Headers) -> str | None:
    """The token of a program, or else of a browser; None if there is none, or nothing that could be one."""
    bearer = header(headers, b"authorization")
    if bearer is not None and bearer[:7].lower() == "bearer ":
        return _checked(bearer[7:].strip())
    value = cookie_in(headers, COOKIE)
    return None if value is None else _checked(value)


def cookie_in(headers: Headers, name: str) -> str | None:
    """What a browser keeps in the cookie of a name; None if it has no such cookie."""
    for cookie in (header(headers, b"cookie") or "").split(";"):
        found, _, value = cookie.strip().partition("=")
        if found == name:
            return value
    return None


def _checked(token: str) -> str | None:
    return token if _TOKEN.fullmatch(token) else None


def cookie(token: str, *, is_secure: bool) -> str:
    """The header that gives a browser its token."""
    attributes = f"Path=/; HttpOnly; SameSite=Strict; Max-Age={YEAR}"
    return f"{COOKIE}={token}; {attributes}{'; Secure' if is_secure else ''}"
