"""The end of a game: its secrets are opened, and its record is kept."""

import secrets

from pyrite import record
from pyrite.server.messages import Opened
from pyrite.server.store.appends import StoredRecord
from pyrite.server.tables import entries as log
from pyrite.server.tables.play import Chance
from pyrite.server.tables.request import TableDecision
from pyrite.server.tables.table import Table


def finish(table: Table, decided: TableDecision, chance: Chance, now: int) -> StoredRecord:
    """The record of a game that ends with what was decided, or is given up; the entry that opens it is added."""
    assert table.match is not None
    commitments, played = [*table.commitments], [*table.match.steps]
    last = decided.entries[-1][1] if decided.entries else None
    if isinstance(last, log.Step):
        commitments += filter(None, [last.commitment])
        played.append(table.game.parse_action(last.action))
        played += [table.game.parse_draw(text) for text in last.draws]
    opened = tuple([chance.secret(number).hex() for number in range(1, len(commitments) + 1)])
    fair = {number: record.RoundFairness(*pair) for number, pair in enumerate(zip(commitments, opened, strict=True), 1)}
    seal = None
    if table.sealed is not None:
        seal = record.Seal(table.code, table.sealed, chance.of_game().hex(), table.promised)
    text = record.write(table.game, table.options, played, fair, seal)
    kept_as = secrets.token_urlsafe(16)
    decided.entries.append((None, Opened(opened, kept_as, seal.secret if seal else None)))
    return StoredRecord(kept_as, table.code, now, tuple(seat.name for seat in table.seats), text)
