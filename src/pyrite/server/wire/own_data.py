"""What the server has of the asker: to be downloaded, and to be deleted."""

from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask

from pyrite.server.access import identity
from pyrite.server.errors import Declined
from pyrite.server.live import own_data
from pyrite.server.messages import Code, Me, OwnData
from pyrite.server.wire.http import REFUSALS, Asker, asker, house_of, send_away

FILE = {"content-disposition": 'attachment; filename="pyrite.json"'}


@get("/me/data", responses=REFUSALS)
async def export(request: Asker) -> Response[OwnData]:
    """Everything that the server has stored about the asker, as a file."""
    live_tables, who = house_of(request), asker(request)
    if who is None:
        raise Declined(Code.NO_TOKEN, "no identity: send the cookie of POST /api/me, or a token")
    live_tables.limiter.take("own data", who, live_tables.settings.limits.own_data)
    return Response(await own_data.collect(live_tables, who), headers=FILE)


@post("/me/delete", status_code=200, responses=REFUSALS)
async def delete(request: Asker) -> Response[Me]:
    """Deletes everything about the asker: seats, names, talk, and the identity itself; a browser gets a new one.

    In logs and records "Player 3" takes the place of a name. Repeating it does no harm.
    """
    live_tables, who = house_of(request), asker(request)
    headers = request.scope["headers"]
    token = identity.token_in(headers)
    background = None
    if who is not None and token is not None:
        live_tables.limiter.take("own data", who, live_tables.settings.limits.own_data)
        await own_data.delete(live_tables, who)
        await live_tables.tokens.end(token)
        await own_data.delete(live_tables, who)  # what they did meanwhile
        background = BackgroundTask(send_away, live_tables, who, "you have deleted your data")
    answer = Response(Me((), live_tables.moderation.announcement), background=background)
    if identity.header(headers, b"authorization") is None:
        new = identity.make_token()
        answer.headers["set-cookie"] = identity.cookie(new, is_secure=request.url.scheme == "https")
    return answer


HANDLERS = (export, delete)
