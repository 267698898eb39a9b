"""Seats: taking and leaving them, bots, the host's role, and the host's settings."""

import msgspec

from pyrite.core.text_fields import OptionValue
from pyrite.faults import in_every_language
from pyrite.game import AnyGame, Options, game
from pyrite.server.errors import Declined
from pyrite.server.messages import (
    BotSeated,
    ChangeSettings,
    Code,
    GiveHost,
    HostIs,
    Readied,
    Ready,
    Rename,
    Renamed,
    Returned,
    Sat,
    SeatBot,
    Settings,
    Sit,
    Sitter,
    Stand,
    Status,
    Stood,
    TakeBack,
)
from pyrite.server.tables import entries as log
from pyrite.server.tables.request import (
    TableDecision,
    expect_gathering,
    expect_host,
    expect_level,
    expect_new_name,
    expect_underway,
    held_by,
    seat_at,
)
from pyrite.server.tables.table import Table
from pyrite.server.tables.typed_text import clean_name, clean_title
from pyrite.texts import ENGLISH

CHANGED_ANY_TIME = {"open", "spectators", "latecomers", "hints", "password", "pace"}
# Short names of stones, spelt as in English and easy to read in every language of the page.
BOT_NAMES = ("Onyx", "Opal", "Topaz", "Amber", "Beryl", "Zircon", "Garnet", "Titan", "Jasper", "Spinel", "Cobalt")


def options_given(name: str, given: dict[str, OptionValue]) -> Options:
    """The options of a game by name, checked."""
    try:
        if "revision" in given:
            raise ValueError("revision can't be chosen: new games use the newest rules")
        a_game = game(name)
        return a_game.options_from({"players": a_game.default_players, **_with_files_read(a_game, given)})
    except (ValueError, TypeError) as error:
        said = {language: text[:300] for language, text in in_every_language(str(error)).items()}
        raise Declined(Code.BAD_OPTIONS, said.pop(ENGLISH), texts=said) from None


def options_written(options: Options) -> dict[str, OptionValue]:
    """Options as the log has them: players, and those that differ from the defaults."""
    return {"players": options.players, **options.changed()}


def _with_files_read(a_game: AnyGame, given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Options that come from a file may be given as the text of that file, which has several lines."""
    files = [name for name, spec in a_game.option_specs.items() if spec.kind == "file"]
    read = {
        name: a_game.read_file_option(name, text)
        for name, text in given.items()
        if name in files and isinstance(text, str) and "\n" in text
    }
    return {**given, **read}


def free_bot_name(table: Table, names: tuple[str, ...] = BOT_NAMES) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {seat.name for seat in table.seats}
    return next(name for name in names if name not in taken)


def sit(table: Table, who: str, command: Sit) -> TableDecision:
    """Takes a free seat before the game."""
    expect_gathering(table)
    free = [number for number, seat in enumerate(table.seats) if seat.sitter is Sitter.NOBODY]
    if command.target is not None:
        if seat_at(table, command.target).sitter is not Sitter.NOBODY:
            raise Declined(Code.SEAT_TAKEN, f"seat {command.target} is taken")
        free = [command.target]
    if not free:
        raise Declined(Code.TABLE_FULL, "all seats are taken")
    name = expect_new_name(clean_name(command.name), table.seats)
    return TableDecision([(who, Sat(free[0], name, command.portrait))], seat=free[0])


def stand(table: Table, who: str, command: Stand) -> TableDecision:
    """Leaves a seat; while a game runs a bot plays it on."""
    return TableDecision(leave(table, [held_by(table, who, command)], frozenset([who]), who))


def leave(
    table: Table, seats: list[int], identities: frozenset[str], written_as: str
) -> list[tuple[str | None, log.Entry]]:
    """A person leaves seats, and with the last one the host's role, if somebody else is there to have it."""
    is_free = table.status not in (Status.PLAYING, Status.PAUSED) and not table.waits_for_reveals
    bot = None if is_free else table.away_bot
    entries: list[tuple[str | None, log.Entry]] = [(written_as, Stood(seat, bot)) for seat in seats]
    stays = [number for number, held in enumerate(table.seats) if held.who in identities and number not in seats]
    others = [number for number, held in enumerate(table.seats) if held.who is not None and held.who not in identities]
    if table.host in identities and not stays and others:
        entries.append((table.seats[others[0]].who, HostIs(others[0])))
    return entries


def rename(table: Table, who: str, command: Rename) -> TableDecision:
    """Another name or portrait for one's seat."""
    seat = held_by(table, who, command)
    others = [held for number, held in enumerate(table.seats) if number != seat]
    return TableDecision([(who, Renamed(seat, expect_new_name(clean_name(command.name), others), command.portrait))])


def ready(table: Table, who: str, command: Ready) -> TableDecision:
    """Set whether a person is ready to start."""
    expect_gathering(table)
    return TableDecision([(who, Readied(held_by(table, who, command), command.ready))])


def change(table: Table, who: str, command: ChangeSettings, hashed: str | None) -> TableDecision:
    """Other settings; once the game runs only who may join and watch, and the pace of the bots.

    `hashed` is the new password, if the command sets one.
    """
    expect_host(table, who)
    given = {
        name: value for name, value in msgspec.structs.asdict(command.change).items() if value is not msgspec.UNSET
    }
    if given.keys() - CHANGED_ANY_TIME:
        expect_gathering(table)
    password = hashed if "password" in given else table.password
    given.pop("password", None)
    name = given.pop("game", table.game.name)
    options = _options_changed(table, name, given.pop("options", None))
    title = clean_title(given.pop("title", table.title))
    if "away_bot" in given:
        given["away_bot"] = expect_level(game(name), given["away_bot"])
    for seat in table.seats[options.players :]:
        if seat.sitter is Sitter.PERSON:
            raise Declined(Code.SEAT_TAKEN, f"{seat.name} sits in a seat that would be removed")
    settings: Settings = msgspec.structs.replace(table.settings, **given)
    setup = log.Setup(game=name, options=options_written(options), title=title, settings=settings, password=password)
    return TableDecision([(who, setup)])


def _options_changed(table: Table, name: str, given: dict[str, OptionValue] | None) -> Options:
    """The options given, or those of the table; of another game those of its book, with as many players as can be."""
    if given is not None:
        return options_given(name, {"players": table.options.players, **given})
    if name == table.game.name:
        return options_given(name, options_written(table.options))
    return options_given(name, {"players": min(table.options.players, max(game(name).players))})


def seat_bot(table: Table, who: str, command: SeatBot) -> TableDecision:
    """Puts a bot in a seat."""
    expect_host(table, who)
    expect_gathering(table)
    level = expect_level(table.game, command.level)
    free = [number for number, seat in enumerate(table.seats) if seat.sitter is Sitter.NOBODY]
    if command.target is not None:
        if seat_at(table, command.target).sitter is Sitter.PERSON:
            raise Declined(Code.SEAT_TAKEN, f"seat {command.target} is taken")
        free = [command.target]
    if not free:
        raise Declined(Code.TABLE_FULL, "all seats are taken")
    others = [held for number, held in enumerate(table.seats) if number != free[0]]
    if command.name is not None:
        name = expect_new_name(clean_name(command.name), others)
    else:
        name = table.seats[free[0]].name or free_bot_name(table)
    return TableDecision([(None, BotSeated(free[0], level, name))])


def give_host(table: Table, who: str, command: GiveHost) -> TableDecision:
    """Hands the host's role to the person in a seat."""
    expect_host(table, who)
    seat = seat_at(table, command.target)
    if seat.who is None:
        raise Declined(Code.NOT_A_PERSON, f"there is no person in seat {command.target}")
    return TableDecision([(seat.who, HostIs(command.target))])


def take_back(table: Table, who: str, command: TakeBack) -> TableDecision:
    """The person returns to their seat."""
    expect_underway(table)
    seat = held_by(table, who, command)
    if table.seats[seat].bot is None:
        raise Declined(Code.NOT_A_BOT, "no bot plays your seat")
    return TableDecision([(who, Returned(seat))])
