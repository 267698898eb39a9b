"""What the server says itself to a person with a browser, in their language: no page is built, or why not.

Programs, and the page, get refusals as JSON; a browser that opens such an address asks for a page.
"""

from html import escape

from pyrite import __version__, texts
from pyrite.server.access.identity import Headers, cookie_in, header
from pyrite.server.messages import RefusalReason

HTML = "text/html"
CHOSEN = "language"  # the cookie in which the page notes the language that a person has chosen
LINKS = {
    "server-games": "/api/games",
    "server-tables": "/api/tables",
    "server-openapi": "/api/schema/openapi.json",
    "server-health": "/health",
}


def language_of(headers: Headers) -> str:
    """The language that a person has chosen on the page, or else the one that their browser asks for."""
    return texts.of_browser(f"{cookie_in(headers, CHOSEN) or ''},{header(headers, b'accept-language') or ''}")


def is_for_a_person(headers: Headers) -> bool:
    """Whether a browser has opened an address to show what is there."""
    return "text/html" in (header(headers, b"accept") or "")


def no_page_yet(language: str) -> bytes:
    """In place of the page, where it is not built."""
    links = ", ".join(f'<a href="{url}">{escape(texts.text(name, language))}</a>' for name, url in LINKS.items())
    title = texts.text("server-running", language, version=__version__)
    return _page(language, title, f"{escape(texts.text('server-no-page', language))} {links}.")


def refusal(why: RefusalReason, language: str) -> bytes:
    """Why something is not done, with the way back to the first page."""
    said = texts.text(f"refusal-{why.code.value.replace('_', '-')}", language, text=why.text)
    back = escape(texts.text("back-home", language))
    return _page(language, texts.text("server-refused", language), f'{escape(said)} <a href="/">{back}</a>')


def _page(language: str, title: str, body: str) -> bytes:
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Pyrite</title>
<h1>{escape(title)}</h1>
<p>{body}</p>
</html>
""".encode()
