"""The evidence as compiled code reads it: the contexts of `evidence.py` as numbers, and what they say.

A context is `(situation * 2 + knowing) * DOINGS + doing`, in the order of the lists below; what is done to a seat comes
after all of them.
"""

from pyrite.games.saboteur.bots.knowledge.evidence import EvidenceTable, named

PHASES = ("near", "halfway", "far")
CHANGES = ("++", "+", "0", "-", "--")
TRUSTS = ("unknown", "trusted", "suspected", "oneself")
DONE = (
    *(named("laid", change, is_dead_end) for change in CHANGES for is_dead_end in (False, True)),
    *(named("rockfall", change) for change in CHANGES),
    *(named("broke", target=target) for target in TRUSTS),
    *(named("mended", target=target) for target in TRUSTS),
    "looked",
    "passed",
)
DOINGS = 25
STRUCK = 300
CONTEXTS = 306
MOST_STYLES = 8
WAYS = ("towards", "even", "away")


def _names() -> list[str]:
    """Every context by its number."""
    found = []
    for phase in PHASES:
        for hampered in ("", ", hampered"):
            for knowing in ("", ", knowing"):
                found += [f"{phase}{hampered}{knowing}: {done}" for done in DONE]
    for kind in ("broke", "mended"):
        found += [f"struck: {kind} by {target}" for target in TRUSTS[:3]]
    return found


NAMES = _names()
assert len(DONE) == DOINGS
assert len(NAMES) == CONTEXTS


class EvidenceNumbers:
    """A table of evidence in arrays."""

    def __init__(self, table: EvidenceTable) -> None:
        """Look up every context once; ValueError if there are too many styles."""
        if len(table.styles) > MOST_STYLES:
            raise ValueError(f"{len(table.styles)} styles are more than {MOST_STYLES}")
        self.styles = len(table.styles)
        self.sharpness = table.sharpness
        self.hint_sharpness = table.hint_sharpness
        self.share = [0.0] * 8
        self.is_known = [0] * 306
        self.ratio = [1.0] * 2448
        self.is_hint_known = [0] * 9
        self.hint = [0.0] * 36
        for style in range(self.styles):
            self.share[style] = table.shares[style]
        for number, name in enumerate(NAMES):
            if name in table.contexts:
                self.is_known[number] = 1
                for style in range(self.styles):
                    self.ratio[number * MOST_STYLES + style] = table.contexts[name][style]
        hints = [f"{phase}: {way}" for phase in PHASES for way in WAYS]
        for number, name in enumerate(hints):
            if name in table.hints:
                self.is_hint_known[number] = 1
                for place in range(4):
                    self.hint[number * 4 + place] = table.hints[name][place]
