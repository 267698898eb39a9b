"""The operator's page at /admin: alarms, tables, reports, bans, an announcement and maintenance mode.

It exists only if a secret is configured, and by default only for browsers on the same machine. The browser asks for the
secret (HTTP Basic authentication, with any user name). Plain HTML with forms; what is done answers with a redirect.
"""

import base64
import hashlib
import hmac
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from litestar.types import HTTPScope, Receive, Send

from pyrite.server.access.identity import Headers, header
from pyrite.server.access.visitors import address_of, is_local
from pyrite.server.errors import Declined
from pyrite.server.settings import Audience, Rate, ServerSettings
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.moderation import BanKind
from pyrite.server.wire import admin_html
from pyrite.server.wire.error_pages import language_of

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import LiveTables

PATH = "/admin"
SECRET = "PYRITE_ADMIN_SECRET"  # in the environment
SHORTEST_SECRET = 12
WRONG_SECRETS = Rate(5, 5, 300)  # of an address
MOST_BYTES = 10_000  # of a form

Form = dict[str, str]


class NoSecret(Exception):
    """The secret that is configured cannot be used."""


def read_secret(settings: ServerSettings) -> bytes | None:
    """The secret of the page from its file or the environment; None without one, NoSecret if it cannot be used."""
    if settings.admin_secret_file:
        secret = Path(settings.admin_secret_file).read_text("utf-8").strip()
    else:
        secret = os.environ.get(SECRET, "").strip()
        if not secret:
            return None
    if len(secret) < SHORTEST_SECRET:
        raise NoSecret(f"the secret of the admin page should have at least {SHORTEST_SECRET} characters")
    return hashlib.sha256(secret.encode()).digest()


class AdminPage:
    """The operator's page of one server."""

    def __init__(self, live_tables: "LiveTables") -> None:
        """Reads the secret; without one there is no page."""
        self._live_tables = live_tables
        self._secret = read_secret(live_tables.settings)
        self._actions: dict[str, Callable[[Form], Awaitable[None]]] = {
            "close": self._close,
            "ban": self._ban,
            "lift": self._lift,
            "dismiss": self._dismiss,
            "announce": self._announce,
            "maintain": self._maintain,
        }

    def is_for(self, scope: HTTPScope) -> bool:
        """Whether a request is for this page; to those who may not see it, it does not exist."""
        is_here = scope["path"] == PATH or scope["path"].startswith(f"{PATH}/")
        audience = self._live_tables.settings.admin
        is_allowed = audience is Audience.EVERYONE or (audience is Audience.LOCAL and is_local(scope))
        return self._secret is not None and is_here and is_allowed

    async def serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answers a request."""
        refused = self._refused(scope)
        if refused is not None:
            status, headers = refused
            await _answer(send, status, headers)
        elif scope["method"] == "POST":
            await self._act(scope, receive, send)
        elif scope["path"] == PATH and scope["method"] in ("GET", "HEAD"):
            page = await admin_html.page(self._live_tables, language_of(scope["headers"]))
            await _answer(send, 200, {"content-type": "text/html; charset=utf-8"}, page)
        else:
            await _answer(send, 404)

    def _refused(self, scope: HTTPScope) -> tuple[int, dict[str, str]] | None:
        """The status with which a wrong secret is refused; after several of them even the right one has to wait."""
        limiter, address = self._live_tables.limiter, address_of(scope)
        given = _given_secret(scope["headers"])
        try:
            limiter.expect("wrong secrets", address, WRONG_SECRETS)
        except Declined:
            return 429, {"retry-after": "60"}
        if given is not None and self._secret is not None:
            if hmac.compare_digest(hashlib.sha256(given).digest(), self._secret):
                return None
            limiter.take("wrong secrets", address, WRONG_SECRETS)
        return 401, {"www-authenticate": 'Basic realm="Pyrite", charset="UTF-8"'}

    async def _act(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        action = self._actions.get(scope["path"].removeprefix(f"{PATH}/"))
        if action is None or header(scope["headers"], b"origin") is None:  # browsers send one with every form
            await _answer(send, 404 if action is None else 403)
            return
        try:
            await action(await _form(receive))
        except (Declined, NotSaved, ValueError, KeyError) as error:
            page = admin_html.failure(error, language_of(scope["headers"]))
            await _answer(send, 400, {"content-type": "text/html; charset=utf-8"}, page)
        else:
            await _answer(send, 303, {"location": PATH})

    async def _close(self, form: Form) -> None:
        await self._live_tables.expiry.end(form["code"].upper())

    async def _ban(self, form: Form) -> None:
        days = float(form["days"]) if form.get("days") else None
        kind = BanKind(form["kind"])
        await self._live_tables.moderation.ban(kind, form["value"], days, form.get("reason", ""))
        self._live_tables.send_away_banned()

    async def _lift(self, form: Form) -> None:
        await self._live_tables.moderation.lift(int(form["id"]))

    async def _dismiss(self, form: Form) -> None:
        await self._live_tables.moderation.stored.dismiss(int(form["id"]))

    async def _announce(self, form: Form) -> None:
        await self._live_tables.moderation.announce(form.get("text", ""))

    async def _maintain(self, form: Form) -> None:
        await self._live_tables.moderation.maintain(is_on=form["on"] == "yes")


def _given_secret(headers: Headers) -> bytes | None:
    kind, _, encoded = (header(headers, b"authorization") or "").partition(" ")
    if kind.lower() != "basic":
        return None
    try:
        return base64.b64decode(encoded, validate=True).partition(b":")[2]
    except ValueError:
        return None


async def _form(receive: Receive) -> Form:
    body, is_more = b"", True
    while is_more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        is_more = message.get("more_body", False)
        if len(body) > MOST_BYTES:
            raise ValueError("the form is too large")
    return dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=20))


async def _answer(send: Send, status: int, headers: dict[str, str] | None = None, body: bytes = b"") -> None:
    all_headers = {"cache-control": "no-store", "content-length": str(len(body)), **(headers or {})}
    raw = [(name.encode(), value.encode()) for name, value in all_headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
