"""The oracle: a whole game of The Lost Mines as one function that stops wherever somebody or chance must act."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from tests.games.oracle import Decision, Oracle, Story, cell_of

from .box import ASIDE, DEFAULT, HAND_SIZE, PATHS, START, Cell, dwarf_pool, in_order, open_box
from .paths import TOOLS, Table, bridges, kind_of, lays
from .scoring import round_points
from .tokens import blown_away, storms, token_places
from .walking import walks, ways_to_turn_up

MOST_ROUNDS = 99


class LostMinesOracle(Oracle):
    """A game of The Lost Mines, played by texts.

    >>> game = LostMinesOracle(3, first=0)
    >>> game.play("dwarf:blue-loyal")
    >>> game.chance()
    {'dwarf:blue-selfish': 1, 'dwarf:blue-saboteur': 1, 'dwarf:yellow-loyal': 1, 'dwarf:yellow-selfish': 1, \
'dwarf:yellow-saboteur': 1}
    """

    def __init__(
        self,
        players: int,
        rounds: int = 2,
        until_alone: bool = False,
        first: int | None = None,
        box: Mapping[str, Any] | None = None,
    ) -> None:
        """Set up a game; `first` is the seat that begins, or None to draw it (L2.5)."""
        if players not in HAND_SIZE:
            raise ValueError(f"{players} players; 3 to 9 can play (L1.1)")
        if rounds not in range(1, MOST_ROUNDS + 1):
            raise ValueError(f"{rounds} rounds; 1 to {MOST_ROUNDS} are possible (L1.1)")
        if first is not None and first not in range(players):
            raise ValueError(f"first seat {first}; seats are 0 to {players - 1}")
        self._players = players
        self._rounds = rounds
        self._until_alone = until_alone
        self._first = first
        self._box = open_box(DEFAULT if box is None else box, players)
        self._points = [0] * players
        self.round = 1
        self._set_up()
        self._begin()

    # What can be seen from outside

    @property
    def points(self) -> list[int]:
        """The points of each seat over all rounds."""
        return list(self._points)

    @property
    def board(self) -> dict[Cell, str]:
        """Every face-up card as it is placed."""
        blue, yellow = self._box.starts
        return {blue: START + "-blue", yellow: START + "-yellow", **self._laid, **self._mines_up}

    @property
    def face_down(self) -> list[bool]:
        """For each of the four mines: still face down?"""
        return [cell not in self._mines_up for cell in self._box.mines]

    @property
    def tokens(self) -> dict[str, str]:
        """What is on which joint: "trap", or "troll2" for the troll of seat 2."""
        return dict(self._tokens)

    @property
    def dwarfs(self) -> list[Cell]:
        """Where the dwarf of each seat is, as far as dwarf cards are dealt."""
        return list(self._dwarfs)

    @property
    def hands(self) -> list[list[str]]:
        """The kinds in each hand, in the order of kinds."""
        return [in_order(hand) for hand in self._hands]

    @property
    def pile(self) -> int:
        """The number of cards that can still be drawn; the ten put aside cannot (L2.4)."""
        return len(self._unseen) - ASIDE

    @property
    def treasures(self) -> list[tuple[str, int, int | None]]:
        """The kind and value in each slot, and the seat that took it."""
        kinds = [text.rstrip("0123456789") for text in self._treasures]
        values = [int(text.removeprefix(kind)) for text, kind in zip(self._treasures, kinds, strict=True)]
        return [(kinds[slot], values[slot], self._takers.get(slot)) for slot in range(len(kinds))]

    @property
    def dragon(self) -> int | None:
        """The seat that holds the dragon token."""
        return self._dragon

    @property
    def characters(self) -> list[str]:
        """The secret character of each seat, as far as dwarf cards are dealt."""
        return [dwarf.split("-")[1] for dwarf in self._dwarf_cards]

    @property
    def clans(self) -> list[str]:
        """The clan of each seat, as far as dwarf cards are dealt."""
        return [dwarf.split("-")[0] for dwarf in self._dwarf_cards]

    # The story: a game, a round

    def _game(self) -> Story[None]:
        if self._first is None:
            self._first = yield from self._draw("first", list(range(self._players)))  # L2.5
        while True:
            yield from self._play_round(self._first)
            if self._was_last_round():
                return
            last = self._first if self._last_player is None else self._last_player
            self._first = self._left_of(last)  # L7.8
            self.round += 1
            self._set_up()

    def _was_last_round(self) -> bool:
        # L1.1
        if self.round < self._rounds:
            return False
        alone = self._points.count(max(self._points)) == 1
        return alone or not self._until_alone or self.round == MOST_ROUNDS

    def _set_up(self) -> None:
        # L7.8: everything but the points is fresh
        self._dwarf_pool = dwarf_pool(self._players)
        self._dwarf_cards: list[str] = []
        self._dwarfs: list[Cell] = []
        self._mine_pool = list(self._box.mine_shapes)
        self._mines: dict[Cell, str] = {}
        self._mines_up: dict[Cell, str] = {}
        self._treasure_pool = list(self._box.treasures)
        self._treasures: list[str] = []
        self._takers: dict[int, int] = {}
        self._unseen = list(self._box.deck)  # the pile and the ten put aside
        self._hands: list[list[str]] = [[] for _ in range(self._players)]
        self._discards: list[str] = []
        self._laid: dict[Cell, str] = {}
        self._tokens: dict[str, str] = {}
        self._dragon: int | None = None
        self._last_player: int | None = None

    def _play_round(self, first: int) -> Story[None]:
        starts = dict(zip(("blue", "yellow"), self._box.starts, strict=True))
        for seat in range(self._players):
            self._dwarf_cards.append((yield from self._draw("dwarf", self._dwarf_pool)))  # L2.3
            self._dwarfs.append(starts[self.clans[seat]])
        for cell in self._box.mines:
            self._mines[cell] = yield from self._draw("mine", self._mine_pool)  # L2.1
        for _ in range(self._players):
            self._treasures.append((yield from self._draw("treasure", self._treasure_pool)))  # L2.2
        for seat in range(self._players):
            for _ in range(HAND_SIZE[self._players]):
                self._hands[seat].append((yield from self._draw("card", self._unseen)))  # L2.4
        seat = first
        while not (yield from self._take_turn(seat)):
            seat = self._left_of(seat)
        won = round_points(self.clans, self.characters, self.treasures, self._dragon)
        self._points = [before + now for before, now in zip(self._points, won, strict=True)]

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self._players

    # The story: a turn

    def _take_turn(self, seat: int) -> Story[bool]:
        """One turn; whether the round ends with it."""
        self._remove_troll(seat)
        if not self._hands[seat]:  # L3.3
            return False
        text = yield Decision(seat, lambda: self._card_actions(seat) | {"vote"})
        if text == "vote":
            if (yield from self._all_agree(seat)):  # L7.2
                return True
            text = yield Decision(seat, lambda: self._card_actions(seat))
        to_draw = self._play_or_discard(seat, text)
        for step in (self._move_and_take(seat), self._draw_up(seat, to_draw)):
            if self._has_ended():  # L7.1: immediately, so the steps that are left are not taken
                return True
            yield from step
        return self._has_ended()

    def _has_ended(self) -> bool:
        """L7.1: the last treasure laid out is taken, or the pile is empty and nobody has a card left."""
        everything_taken = set(self._takers) == set(range(len(self._treasures)))
        cards_left = self.pile + sum(len(hand) for hand in self._hands)
        return everything_taken or cards_left == 0

    def _move_and_take(self, seat: int) -> Story[None]:
        """Step 2; a trap may take the very last card on the way, and the walk is still finished (L7.1)."""
        yield from self._move(seat)
        yield from self._take_treasure(seat)

    def _draw_up(self, seat: int, cards: int) -> Story[None]:
        # L3.2
        for _ in range(min(cards, self.pile)):
            self._hands[seat].append((yield from self._draw("card", self._unseen)))

    def _remove_troll(self, seat: int) -> None:
        # L5.4
        for joint in [joint for joint, token in self._tokens.items() if token == f"troll{seat}"]:
            self._remove_token(joint)

    def _remove_token(self, joint: str) -> None:
        if self._tokens.pop(joint).startswith("troll"):
            self._discards.append("troll")  # L5.4; the card of a trap went there when it was played (L5.7)

    def _all_agree(self, caller: int) -> Story[bool]:
        # L7.2
        seat = self._left_of(caller)
        while seat != caller:
            text = yield Decision(seat, lambda: {"yes", "no"})
            if text == "no":
                return False
            seat = self._left_of(seat)
        return True

    # Step 1: play a card, or discard

    def _table(self) -> Table:
        face_down = [cell for cell in self._box.mines if cell not in self._mines_up]
        return Table(self._box.width, self._box.height, self.board, face_down)

    def _card_actions(self, seat: int) -> set[str]:
        hand = in_order(self._hands[seat])
        actions = {f"discard:{kind}" for kind in hand}  # L3.1
        actions |= {f"discard:{one},{two}" for one, two in combinations(hand, 2)}
        for kind in set(hand):
            if kind in PATHS:
                actions |= lays(self._table(), kind)
            elif kind in TOOLS:
                actions |= bridges(self._table(), kind)
            elif kind in ("trap", "troll"):
                actions |= token_places(self._table(), self._tokens, kind)
            elif kind == "storm":
                actions |= storms(self._laid, self._dwarfs)
            else:
                actions |= self._looks(seat, kind)
        return actions

    def _looks(self, seat: int, kind: str) -> set[str]:
        # L5.2
        things = []
        if "M" in kind:
            things += [f"mine{x},{y}" for x, y in self._table().face_down]
        if "T" in kind:
            things += [f"treasure{slot}" for slot in range(self._players) if slot not in self._takers]
        if "D" in kind:
            things += [f"dwarf{other}" for other in range(self._players) if other != seat]
        return {f"{kind}>{thing}" for thing in things}

    def _play_or_discard(self, seat: int, text: str) -> int:
        """Carry out step 1; how many cards are to be drawn for it."""
        if text.startswith("discard:"):
            kinds = text.removeprefix("discard:").split(",")
            for kind in kinds:
                self._discard(seat, kind)
            return len(kinds)  # L3.2
        self._last_player = seat
        if text.startswith("info"):
            self._discard(seat, text.split(">")[0])
            return 1
        card, place = text.split("@")
        if card in TOOLS:
            self._discard(seat, card)
            self._laid[cell_of(place)] += f"+{card}"
        elif card == "trap":
            self._discard(seat, card)
            self._tokens[place] = "trap"
        elif card == "troll":
            self._hands[seat].remove(card)  # L5.4: it is before the player
            self._tokens[place] = f"troll{seat}"
        elif card == "storm":
            self._discard(seat, card)
            self._blow(cell_of(place))
        else:
            self._hands[seat].remove(kind_of(card))
            self._laid[cell_of(place)] = card
        return 1

    def _discard(self, seat: int, kind: str) -> None:
        self._hands[seat].remove(kind)
        self._discards.append(kind)  # L5.7

    def _blow(self, cell: Cell) -> None:
        # L5.6
        self._discards.append(kind_of(self._laid.pop(cell)))
        for joint in blown_away(self._table(), self._tokens, cell):
            self._remove_token(joint)

    # Step 2: move the dwarf

    def _walks(self, seat: int) -> set[str]:
        others = self._dwarfs[:seat] + self._dwarfs[seat + 1 :]
        return walks(self._table(), self._tokens, others, self._dwarfs[seat], len(self._hands[seat]))

    def _move(self, seat: int) -> Story[None]:
        text = yield Decision(seat, lambda: self._walks(seat))
        if text == "stay":
            return
        way, _, lost = text.removeprefix("walk@").partition("!")
        place, _, side = way.partition("<")
        for _ in range(int(lost or 0)):  # L5.3
            self._discards.append((yield from self._draw("lost", self._hands[seat])))
        self._dwarfs[seat] = cell_of(place)
        if side:
            yield from self._turn_up(seat, cell_of(place), side)

    def _turn_up(self, seat: int, mine: Cell, side: str) -> Story[None]:
        # L6.3
        kind = self._mines[mine]
        ways = ways_to_turn_up(self._table(), mine, self._box.mine_shapes[kind], side)
        lies = min(ways)
        if len(ways) > 1:
            text = yield Decision(seat, lambda: {f"turn:{way}" for way in ways})
            lies = text.removeprefix("turn:")
        self._mines_up[mine] = f"{lies}={kind}"
        if kind == "dragon":  # L6.5
            self._dragon = seat

    def _take_treasure(self, seat: int) -> Story[None]:
        # L6.4
        if self._dwarfs[seat] not in self._mines:
            return
        kind = self._mines[self._dwarfs[seat]]
        slots = [slot for slot, found in enumerate(self.treasures) if found[0] == kind and found[2] is None]
        if not slots:
            return
        slot = slots[0]
        if len(slots) > 1:
            text = yield Decision(seat, lambda: {f"take:{slot}" for slot in slots})
            slot = int(text.removeprefix("take:"))
        self._takers[slot] = seat
