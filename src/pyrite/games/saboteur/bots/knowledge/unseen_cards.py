"""Which tunnels may still come: those that nobody has laid or shown, less the share that was probably discarded."""

from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.view import View


class Count:
    """How many tunnels of each kind are unseen, and how many of all unseen cards were discarded face down."""

    def __init__(self) -> None:
        """A round begins."""
        self.left = [float(count) for count in cards.TUNNELS.values()]
        self.unseen = sum(cards.DECK.values())
        self.thrown = 0

    def see(self, card: str) -> None:
        """Count a card that is no longer unseen."""
        self.unseen -= 1
        kind = KIND_OF.get(card)
        if kind is not None:
            self.left[kind] -= 1

    def expected(self) -> list[float]:
        """How many tunnels of each kind may still come, without those that were probably discarded."""
        share = 1 - self.thrown / max(1, self.unseen)
        return [count * share for count in self.left]


def _turned(openings: str) -> str:
    """The open sides of the same card turned by 180 degrees."""
    sides = openings.translate(str.maketrans("NESW", "SWNE"))
    return "".join(side for side in "NESW" if side in sides)


KIND_OF = {shown: kind for kind, name in enumerate(cards.TUNNELS) for shown in (name, _turned(name))}


def expected(view: View) -> list[float]:
    """How many tunnels of each kind may still come, as far as the viewer knows; a saboteur leaves out their own."""
    count = Count()
    for card in view.table:
        if card.what == "tunnel":
            count.see(card.face)
    for name in (*view.passed, *view.discard, *view.hand):
        count.see(name)
    count.thrown = sum(view.passed_counts) - len(view.passed)
    left = count.expected()
    if view.role == "miner":
        for name in view.hand:
            if name in KIND_OF:
                left[KIND_OF[name]] += 1
    return left
