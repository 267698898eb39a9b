"""Messages that are nearly right, and messages that are nothing at all; the same seed gives the same ones."""

import json
import random
from collections.abc import Iterator
from typing import Any

COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "sit", "name": "Eve", "target": 1},
    {"do": "stand"},
    {"do": "rename", "name": "Eve"},
    {"do": "ready", "ready": True},
    {"do": "settings", "change": {"options": {"players": 4, "edition": "classic"}, "pace": 5, "clock": "brisk"}},
    {"do": "seat_bot", "level": "random", "target": 2, "name": "Robot"},
    {"do": "remove", "target": 2},
    {"do": "give_host", "target": 1},
    {"do": "start", "fill": "digger"},
    {"do": "play", "action": "NES@1,0"},
    {"do": "play", "action": "map>top", "seat": 0},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "say", "text": "hello", "name": "Eve"},
    {"do": "phrase", "phrase": "hello", "args": [1, "top"]},
    {"do": "mute", "target": 1, "for_all": True},
    {"do": "close_chat", "closed": True},
    {"do": "take_over", "target": 1, "name": "Eve"},
    {"do": "take_back"},
    {"do": "move_link", "target": 0},
    {"do": "rematch"},
    {"do": "vote_remove", "target": 1, "remove": True},
    {"do": "offer_seat", "target": 2, "offered": True},
    {"do": "enter", "password": "gold"},
    {"do": "contribute", "commitment": "0f" * 32},
    {"do": "reveal", "reveal": "0f" * 32},
    {"do": "report", "target": 1, "reason": "noise"},
    {"do": "feedback", "fun": True, "fooled_by": 1},
)
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        10,
        99,
        2**31,
        2**63,
        2**64,
        10**300,
        -0.0,
        0.5,
        1e308,
        "",
        " ",
        "0",
        "\0",
        "\u202e",
        "٣",
    ),
    *(
        "\ud83d\ude00" * 9,
        "x" * 81,
        "y" * 3000,
        "NES@99999999999,0",
        "take:9",
        "<b>bold</b>",
        "' or 1=1 --",
        "../../etc",
    ),
    *([], {}, [[]], [None] * 50, {"": {}}, {"do": "stand"}, ["a"] * 7, [1, 2, 3, 4, 5, 6, 7], list(range(200))),
)
RAW = (
    *(
        b"",
        b" ",
        b"null",
        b"true",
        b"0",
        b"-",
        b'"',
        b"[]",
        b"{}",
        b"[{}]",
        b"{,}",
        b"\x00",
        b"\xff",
        b"\xc3\x28",
        b"\xed\xa0\x80",
    ),
    *(
        b"[" * 9_000,
        b"]" * 9_000,
        b'{"do":' * 2_000,
        b"[" * 500 + b"]" * 500,
        b"9" * 6_000,
        b"-" + b"9" * 6_000,
        b"1e999",
    ),
    *(
        b'{"do":"play","id":"x","expect":' + b"9" * 5_000 + b',"action":"stop"}',
        b'{"do":"stand","do":"rematch","id":"x"}',
    ),
    *(b'{"do":"say","id":"x","text":"\\ud800"}', b'{"do":"say","id":"\\u0000","text":"x"}', b"\xef\xbb\xbf{}"),
    *(
        b'{"do":"say","id":"x","text":"' + b"\\u0000" * 2_000 + b'"}',
        b'{"do":"say","id":"x","text":"' + b"a" * 15_000 + b'"}',
    ),
    *(
        b'{"id":"x"}',
        b'{"do":null,"id":"x"}',
        b'{"do":{},"id":"x"}',
        b'{"do":"STAND","id":"x"}',
        b"Infinity",
        b"NaN",
        b"// hi",
    ),
)


def garbage(seed: str, count: int, prefix: str) -> Iterator[bytes]:
    """So many messages; those that still have an id of their own begin it with a prefix."""
    rng = random.Random(seed)
    for number in range(count):
        if rng.random() < 0.15:
            yield rng.choice(RAW)
            continue
        command = {**rng.choice(COMMANDS), "id": f"{prefix}-{number}", "expect": rng.randrange(30)}
        for _ in range(rng.randrange(3)):
            _spoil(command, rng)
        message = json.dumps(command, ensure_ascii=rng.random() < 0.5).encode("utf-8", "replace")
        yield _scratch(message, rng) if rng.random() < 0.3 else message


def _spoil(command: dict[str, Any], rng: random.Random) -> None:
    """Takes a field away, adds one, or puts something odd in its place."""
    name = rng.choice([*command, "seat", "target", "extra", "", "__class__"])
    if rng.random() < 0.25 and name in command:
        del command[name]
    elif rng.random() < 0.3 and isinstance(command.get("change"), dict):
        command["change"][rng.choice(["options", "pace", "away", "away_bot", "game", "title", "x"])] = rng.choice(ODD)
    else:
        command[name] = rng.choice(ODD)


def _scratch(message: bytes, rng: random.Random) -> bytes:
    """Cuts, doubles, or changes some bytes."""
    place = rng.randrange(len(message))
    kind = rng.randrange(5)
    if kind == 0:
        return message[:place]
    if kind == 1:
        return message + message
    if kind == 2:
        return message[:place] + rng.randbytes(rng.randrange(1, 9)) + message[place:]
    if kind == 3:
        return message[:place] + bytes([message[place] ^ (1 << rng.randrange(8))]) + message[place + 1 :]
    return message[:place] + message[place:].replace(b'"', b"", 1)
