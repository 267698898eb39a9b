"""How friends are asked to a table: a link that reaches them, and its QR code."""

from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from pyrite.server.access.visitors import is_loopback
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Invitation, UseLink
from pyrite.server.operations.addresses import AddressScope, addresses
from pyrite.server.wire.gateway import find_table
from pyrite.server.wire.http import REFUSALS, Asker, TableCode, house_of, visitor

PageAsked = Annotated[str | None, Parameter(description="The page of the table", pattern="^hand$")]

BORDER = 2  # empty modules around a QR code on a white ground
STANDARD_PORT = 80


def invitation(request: Asker, code: str) -> Invitation:
    """The link to a table by the name the asker used, or for `localhost`, which friends cannot use, by an address."""
    try:
        name, port = request.url.hostname or "localhost", request.url.port or STANDARD_PORT
    except ValueError:
        raise Declined(Code.BAD_MESSAGE, "the Host header is not a host name") from None
    if not is_loopback(name):
        return Invitation(link=f"{request.base_url}t/{code}", reaches_others=True)
    others = [
        found for found in addresses(house_of(request).settings.host, port) if found.where is AddressScope.NETWORK
    ]
    base = others[0].url if others else str(request.base_url)
    return Invitation(link=f"{base}t/{code}", reaches_others=bool(others))


@get("/tables/{code:str}/invitation", responses=REFUSALS)
async def invite(request: Asker, code: TableCode) -> Invitation:
    """The link to give to friends."""
    live = await find_table(house_of(request), code, visitor(request))
    return invitation(request, live.table.code)


def _drawn(link: str) -> Response[bytes]:
    """A link as a QR code."""
    drawn = BytesIO()
    qr = segno.make(link, error="m", micro=False)
    qr.save(drawn, kind="svg", border=BORDER, xmldecl=False, omitsize=True, dark="#14161c", light="#ffffff")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=REFUSALS)
async def draw_invitation(request: Asker, code: TableCode, to: PageAsked = None) -> Response[bytes]:
    """The same link as a QR code; with `to=hand` for a phone that is a hand of cards beside a big screen."""
    live = await find_table(house_of(request), code, visitor(request))
    link = invitation(request, live.table.code).link
    return _drawn(f"{link}/{to}" if to else link)


@post("/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=REFUSALS, status_code=200)
async def draw_seat_link(request: Asker, code: TableCode, data: JSONBody[UseLink]) -> Response[bytes]:
    """A link that moves a seat, as a QR code; the link is in the body, so that no log has it."""
    live = await find_table(house_of(request), code, visitor(request))
    return _drawn(f"{invitation(request, live.table.code).link}#link={data.link}")


HANDLERS = (invite, draw_invitation, draw_seat_link)
