"""The operator's page as HTML."""

from datetime import UTC, datetime
from html import escape
from typing import TYPE_CHECKING

from pyrite import __version__, texts
from pyrite.server.access.moderation import Moderation
from pyrite.server.live.expiry import last_change
from pyrite.server.live.live_table import LiveTable
from pyrite.server.messages import Status
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.moderation import Ban, BanKind, StoredReport

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import LiveTables

MOST_TABLES = 200  # that are listed
BAN_DAYS = 7  # suggested


class HtmlTexts:
    """Texts of one language, made safe for HTML."""

    def __init__(self, language: str) -> None:
        """With a language."""
        self.language = language

    def say(self, name: str, **args: str | int) -> str:
        """A text."""
        return escape(texts.text(name, self.language, **args))

    def button(self, action: str, label: str, **fields: str | int) -> str:
        """A form that is only a button."""
        hidden = "".join(f'<input type="hidden" name="{n}" value="{escape(str(v))}">' for n, v in fields.items())
        return f'<form method="post" action="/admin/{action}">{hidden}<button>{self.say(label)}</button></form>'

    def field(self, name: str, label: str, size: int, value: str | int = "") -> str:
        """A line to type in."""
        said = self.say(label)
        typed = escape(str(value))
        return f'<input name="{name}" size="{size}" value="{typed}" placeholder="{said}" aria-label="{said}">'

    def rows(self, heads: tuple[str, ...], rows: list[list[str]]) -> str:
        """A table; the cells are HTML."""
        if not rows:
            return f"<p>{self.say('admin-none')}</p>"
        head = "".join(f"<th>{self.say(name) if name else ''}</th>" for name in heads)
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        return f"<table><tr>{head}</tr>{body}</table>"


async def page(live_tables: "LiveTables", language: str) -> bytes:
    """The whole page."""
    writer = HtmlTexts(language)
    parts = [
        _alarms(writer, live_tables),
        _notices(writer, live_tables.moderation),
        _tables(writer, live_tables),
        await _reports(writer, live_tables.moderation),
        _bans(writer, live_tables.moderation),
    ]
    return _document(writer, "".join(parts))


def failure(error: Exception, language: str) -> bytes:
    """Why something was not done, with the way back."""
    writer = HtmlTexts(language)
    back = f'<a href="/admin">{writer.say("admin-back")}</a>'
    return _document(writer, f"<p>{writer.say('admin-not-done', why=str(error) or type(error).__name__)} {back}</p>")


def _document(writer: HtmlTexts, body: str) -> bytes:
    title = writer.say("admin-title", version=__version__)
    return f"""<!doctype html>
<html lang="{writer.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<h1>{title}</h1>
{body}
</html>
""".encode()


def _alarms(writer: HtmlTexts, live_tables: "LiveTables") -> str:
    rows = [[escape(one.alarm.value), escape(one.text), _time(one.since * 1000)] for one in live_tables.alarms.on]
    return f"<h2>{writer.say('admin-alarms')}</h2>" + writer.rows(("admin-alarm", "admin-reason", "admin-since"), rows)


def _notices(writer: HtmlTexts, moderation: Moderation) -> str:
    is_on = moderation.is_maintained
    state = writer.say("admin-maintenance-on" if is_on else "admin-maintenance-off")
    switch = "admin-maintenance-end" if is_on else "admin-maintenance-begin"
    return f"""<h2>{writer.say("admin-announcement")}</h2>
<form method="post" action="/admin/announce">
{writer.field("text", "admin-announcement", 80, moderation.announcement)}
<button>{writer.say("admin-announce")}</button></form>
<h2>{writer.say("admin-maintenance")}</h2>
<p>{state}</p>{writer.button("maintain", switch, on="no" if is_on else "yes")}"""


def _tables(writer: HtmlTexts, live_tables: "LiveTables") -> str:
    newest = sorted(live_tables.tables.values(), key=lambda live: -live.touched)[:MOST_TABLES]
    rows = [_table(writer, live) for live in newest]
    rows += [
        [escape(code), escape(why), "", "", ""]
        for code, why in live_tables.frozen.items()
        if code not in live_tables.tables
    ]
    count = writer.say("admin-tables-count", memory=len(live_tables.tables), resting=len(live_tables.resting))
    heads = ("admin-table", "admin-status", "admin-viewers", "admin-last", "")
    return f"<h2>{writer.say('admin-tables')}</h2><p>{count}</p>" + writer.rows(heads, rows)


def _table(writer: HtmlTexts, live: LiveTable) -> list[str]:
    table = live.table
    status = f"admin-status-{table.status.value}"
    said = writer.say(status) + (f": {escape(table.trouble)}" if table.trouble else "")
    can_close = table.status not in (Status.FINISHED, Status.FROZEN)
    close = writer.button("close", "admin-close", code=table.code) if can_close else ""
    link = f'<a href="/t/{table.code}">{table.code}</a> {escape(table.title)}'
    return [link, said, str(len(live.viewers.everyone)), _time(last_change(table)), close]


async def _reports(writer: HtmlTexts, moderation: Moderation) -> str:
    try:
        rows = [_report(writer, report) for report in await moderation.stored.reports()]
    except NotSaved as error:
        return f"<h2>{writer.say('admin-reports')}</h2><p>{escape(str(error))}</p>"
    heads = ("admin-time", "admin-table", "admin-player", "admin-reason", "", "")
    return f"<h2>{writer.say('admin-reports')}</h2>" + writer.rows(heads, rows)


def _report(writer: HtmlTexts, report: StoredReport) -> list[str]:
    ban = ""
    if report.about is not None:
        kind = BanKind.IDENTITY.value
        ban = writer.button("ban", "admin-ban-week", kind=kind, value=report.about, days=BAN_DAYS, reason=report.reason)
    dismiss = writer.button("dismiss", "admin-dismiss", id=report.id)
    return [_time(report.at), escape(report.code), escape(report.name), escape(report.reason), ban, dismiss]


def _bans(writer: HtmlTexts, moderation: Moderation) -> str:
    heads = ("admin-kind", "admin-value", "admin-until", "admin-reason", "")
    rows = [_ban(writer, ban) for ban in moderation.bans]
    kinds = {kind.value: writer.say(f"admin-kind-{kind.value}") for kind in BanKind}
    options = "".join(f'<option value="{kind}">{said}</option>' for kind, said in kinds.items())
    return f"""<h2>{writer.say("admin-bans")}</h2>{writer.rows(heads, rows)}
<form method="post" action="/admin/ban">
<select name="kind" aria-label="{writer.say("admin-kind")}">{options}</select>
{writer.field("value", "admin-value", 40)}
{writer.field("days", "admin-days", 6, BAN_DAYS)}
{writer.field("reason", "admin-reason", 40)}
<button>{writer.say("admin-ban")}</button></form>"""


def _ban(writer: HtmlTexts, ban: Ban) -> list[str]:
    until = writer.say("admin-for-good") if ban.until is None else _time(ban.until)
    kind = writer.say(f"admin-kind-{ban.kind.value}")
    return [kind, escape(ban.value), until, escape(ban.reason), writer.button("lift", "admin-lift", id=ban.id)]


def _time(milliseconds: float) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
