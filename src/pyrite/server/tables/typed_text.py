"""What people type: names and lines of chat, without characters that could mislead readers."""

import unicodedata

from pyrite.server.errors import Declined
from pyrite.server.messages import LONGEST_LINE, LONGEST_NAME, LONGEST_TITLE, Code

MOST_MARKS = 3  # accents on one letter; more of them would run over the lines above
JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # letters of some scripts and many emoji need them; alone they show nothing
# Letters, symbols and marks that show nothing: fillers of Korean, the empty Braille pattern, joiners of other scripts.
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0"
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, formatting (direction, zero width), and what is not a character


def clean(text: str) -> str:
    r"""The text without control characters, white space squeezed.

    >>> clean(" Ann\u202e\n  <b>ie</b>\x07 ")
    'Ann <b>ie</b>'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter in BLANKS:
            continue
        if letter.isspace():
            kept.append(" ")
        elif marks <= MOST_MARKS and (kind not in UNSEEN or letter in JOINERS):
            kept.append(letter)
    squeezed = " ".join("".join(kept).split())
    return squeezed if squeezed.strip(JOINERS + " ") else ""


def clean_name(text: str) -> str:
    """A name as it is shown; Declined if nothing is left of it, or too much."""
    name = clean(text[: 20 * LONGEST_NAME])
    if not name or len(name) > LONGEST_NAME:
        raise Declined(Code.BAD_NAME, f"a name must have 1 to {LONGEST_NAME} characters")
    return name


def clean_title(text: str) -> str:
    """The title of a table, which may be empty; Declined if it is too long."""
    title = clean(text[: 20 * LONGEST_TITLE])
    if len(title) > LONGEST_TITLE:
        raise Declined(Code.BAD_NAME, f"a title may have at most {LONGEST_TITLE} characters")
    return title


def clean_line(text: str) -> str:
    """A line of chat; Declined if nothing is left of it, or too much."""
    line = clean(text[: 20 * LONGEST_LINE])
    if not line or len(line) > LONGEST_LINE:
        raise Declined(Code.BAD_TEXT, f"a line must have 1 to {LONGEST_LINE} characters")
    return line
