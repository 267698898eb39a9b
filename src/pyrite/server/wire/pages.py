"""The page: the built files from static/, with headers that let a browser run nothing else."""

import functools
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from litestar.types import HTTPScope, Send

from pyrite import texts
from pyrite.server.access.identity import Headers, header
from pyrite.server.wire import error_pages

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action {forms}; "
    "frame-ancestors 'none'"
)
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:]{2,45}\](:\d{1,5})?", re.ASCII)
_LOOPBACK = re.compile(r"(localhost|127\.[0-9.]+|\[::1\])(:\d+)?$", re.ASCII)
_PART = re.compile(r"/assets/[^/]+\.(css|js|woff2)", re.ASCII)
_OPENER = (b"cross-origin-opener-policy", b"same-origin")  # elsewhere browsers ignore it, and write that to the console
_OF_EVERYTHING = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_OF_PAGES = [
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]

FOREVER = "public, max-age=31536000, immutable"  # files whose names change with what is in them
TABLES = "/t/"  # what addresses of tables begin with
PACKED = {"br": ".br", "gzip": ".gz"}


def security_headers(
    asked: Headers, path: str, scheme: str = "http", *, has_forms: bool = False
) -> list[tuple[bytes, bytes]]:
    """Headers for every answer. Some browsers do not count sockets to the same host as 'self'.

    Scripts, styles and fonts of the page have few: the page that loads them has said what it may do, and a table on a
    slow line waits a quarter of a second for what it would say again with each of twenty files.
    """
    if _PART.fullmatch(path):
        return [*_OF_EVERYTHING]
    host = header(asked, b"host") or ""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    policy = POLICY.format(sockets=sockets, forms="'self'" if has_forms else "'none'")
    headers = [(b"content-security-policy", policy.encode()), *_OF_EVERYTHING, *_OF_PAGES]
    if scheme == "https" or _LOOPBACK.match(host):
        headers.append(_OPENER)
    return headers


class Page(msgspec.Struct, frozen=True):
    """A file, ready to be sent."""

    kind: str
    body: bytes
    packed: dict[str, bytes]  # by encoding, the best first
    tag: str
    is_forever: bool


class Pages:
    """All files of the page, in memory."""

    def __init__(self, folder: Traversable | None = None) -> None:
        """Those in static/ beside this module, if it is there."""
        self._pages: dict[str, Page] = {}
        folder = folder or resources.files("pyrite.server") / "static"
        if folder.is_dir():
            self._pages = dict(_read(folder, "/"))
        self._index = self._pages.get("/index.html")

    async def serve(self, scope: HTTPScope, send: Send, game: str | None = None) -> None:
        """Sends a file; every address without a file is the page itself, which knows what to show.

        The first page has its title in the reader's language. The address of a table names the files of the game that
        is played there, if that may be known.
        """
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, {"allow": "GET, HEAD"}, b"")
            return
        path = scope["path"]
        page = self._pages.get(path)
        if page is None and "." in path.rpartition("/")[2]:
            said = texts.text("refusal-no-such-page", error_pages.language_of(scope["headers"]))
            await _send(send, 404, {"content-type": "text/plain; charset=utf-8"}, f"{said}\n".encode())
            return
        vary = "accept-encoding"
        if page is None:
            vary = "accept-encoding, accept-language, cookie"
            language = error_pages.language_of(scope["headers"])
            if path == "/":
                page = self._pages.get(f"/home/{language}.html")
            elif path.startswith(TABLES):
                page = self._pages.get(f"/tables/{game}.{language}.html") or self._pages.get(f"/tables/{language}.html")
            page = page or self._index or _no_page_yet(language)
        headers = {
            "content-type": page.kind,
            "etag": page.tag,
            "vary": vary,
            "cache-control": FOREVER if page.is_forever else "no-cache",
        }
        if header(scope["headers"], b"if-none-match") == page.tag:
            await _send(send, 304, headers, b"")
            return
        body = page.body
        accepted = header(scope["headers"], b"accept-encoding") or ""
        for encoding, packed in page.packed.items():
            if encoding in accepted:
                body, headers["content-encoding"] = packed, encoding
                break
        headers["content-length"] = str(len(body))
        await _send(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


def _read(folder: Traversable, path: str) -> Iterator[tuple[str, Page]]:
    """The files of a folder; what the build has packed goes with what it was packed from."""
    files = {entry.name: entry for entry in folder.iterdir()}
    for name, entry in files.items():
        if entry.is_dir():
            yield from _read(entry, f"{path}{name}/")
        elif name.rpartition(".")[0] not in files:
            packed = {
                encoding: files[name + ending].read_bytes()
                for encoding, ending in PACKED.items()
                if name + ending in files
            }
            yield path + name, _page(name, entry.read_bytes(), packed, is_forever=path == "/assets/")


def _page(name: str, body: bytes, packed: dict[str, bytes], *, is_forever: bool) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(f"{kind}; charset=utf-8" if is_text else kind, body, packed, tag, is_forever)


@functools.cache
def _no_page_yet(language: str) -> Page:
    return _page("index.html", error_pages.no_page_yet(language), {}, is_forever=False)


async def _send(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
