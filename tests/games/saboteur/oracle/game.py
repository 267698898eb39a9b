"""The oracle: a whole game of Saboteur as one function that stops wherever somebody or chance must act."""

from tests.games.oracle import Decision, Oracle, Story, cell_of

from .actions import breaks, lays, looks, mends, rockfalls
from .cards import BONUS, BONUS_VALUES, GOALS, HAND_SIZE, NUGGETS, ROLES, START, TUNNELS, deck, kind_of, role_pool
from .goals import reaching_sides, stone_as_it_lies
from .placement import GOAL_CELLS, START_CELL, Cell, Table, bonus_cells, reached_cells
from .sharing import cards_to_share, payment, picking_order


class SaboteurOracle(Oracle):
    """A game of Saboteur, played by texts.

    >>> game = SaboteurOracle(3, first=0)
    >>> game.chance()
    {'role:saboteur': 1, 'role:miner': 3}
    >>> game.play("role:saboteur")
    >>> game.chance()
    {'role:miner': 3}
    """

    def __init__(
        self,
        players: int,
        edition: str = "revised",
        rounds: int = 3,
        sabotaged_unpaid: bool = False,
        bonus_nuggets: bool = False,
        all_saboteurs: bool = False,
        maps: int = 6,
        first: int | None = None,
    ) -> None:
        """Set up a game; `first` is the seat that begins, or None to draw it (S1.6)."""
        if players not in ROLES:
            raise ValueError(f"{players} players; 3 to 10 can play (S1.1)")
        if edition not in ("revised", "classic"):
            raise ValueError(f"edition {edition!r}; there are 'revised' and 'classic'")
        if rounds < 1:
            raise ValueError(f"{rounds} rounds; at least one is needed")
        if maps not in range(7):
            raise ValueError(f"{maps} maps; 0 to 6 are possible (S10.2)")
        if first is not None and first not in range(players):
            raise ValueError(f"first seat {first}; seats are 0 to {players - 1}")
        self._players = players
        self._edition = edition
        self._rounds = rounds
        self._sabotaged_unpaid = sabotaged_unpaid
        self._all_saboteurs = all_saboteurs
        self._maps = maps
        self._first = first
        self._bonus_left: list[int] = list(BONUS_VALUES) if bonus_nuggets else []
        self._nuggets: list[list[int]] = [[] for _ in range(players)]
        self._supply: list[int] = list(NUGGETS)
        self.round = 1
        self.last_result: str | None = None
        self._set_up()
        self._begin()

    # What can be seen from outside

    @property
    def scores(self) -> list[int]:
        """The sum of the nugget values that each seat holds safely (S8.3)."""
        return [sum(held) for held in self._nuggets]

    @property
    def table(self) -> Table:
        """Every face-up card as it is placed."""
        table = {START_CELL: START, **self._laid, **self._goals_up}
        if self._bonus_cell is not None:
            table[self._bonus_cell] = BONUS
        return table

    @property
    def face_down(self) -> list[bool]:
        """For the goals top, middle, bottom: still face down?"""
        return [cell not in self._goals_up for cell in GOAL_CELLS.values()]

    @property
    def hands(self) -> list[list[str]]:
        """The sorted kinds in each hand."""
        return [sorted(hand) for hand in self._hands]

    @property
    def broken(self) -> list[set[str]]:
        """The broken tools before each seat."""
        return [set(tools) for tools in self._broken]

    @property
    def pile(self) -> int:
        """The number of cards left in the draw pile."""
        return len(self._pile)

    @property
    def nuggets(self) -> list[list[int]]:
        """The sorted values that each seat holds safely."""
        return [sorted(held) for held in self._nuggets]

    @property
    def supply(self) -> list[int]:
        """The sorted values of the nugget cards in the supply."""
        return sorted(self._supply)

    def reached(self) -> set[Cell]:
        """The cells whose card is joined to the start."""
        return reached_cells(self.table)

    # The story: a game, a round

    def _game(self) -> Story[None]:
        if self._first is None:
            self._first = yield from self._draw("first", list(range(self._players)))  # S1.6
        while True:
            yield from self._play_round(self._first)
            if self.round == self._rounds:
                return
            self._first = self._next_first(self._first)
            self.round += 1
            self._set_up()

    def _set_up(self) -> None:
        # S8.1: everything but the nuggets and the bonus cards is fresh
        self._role_pool = role_pool(self._players, self._all_saboteurs)
        self._roles: list[str] = []
        self._goal_pool = list(GOALS)
        self._goals: dict[Cell, str] = {}
        self._goals_up: Table = {}
        self._laid: Table = {}
        self._pile = deck(self._maps)
        self._hands: list[list[str]] = [[] for _ in range(self._players)]
        self._broken: list[set[str]] = [set() for _ in range(self._players)]
        self._discards: list[str] = []
        self._last_tunnel: int | None = None
        self._last_tunnel_or_action: int | None = None
        self._bonus_cell: Cell | None = None
        self._bonus_value = 0
        self._bonus_taker: int | None = None
        self._bonus_lying: list[int] = []
        self._may_stop_later: int | None = None
        self._stopped: int | None = None
        self._pool: list[int] = []

    def _play_round(self, first: int) -> Story[None]:
        for _ in range(self._players):
            self._roles.append((yield from self._draw("role", self._role_pool)))  # S1.2
        for cell in GOAL_CELLS.values():
            self._goals[cell] = yield from self._draw("goal", self._goal_pool)  # S1.3
        if self._bonus_left:
            yield from self._lay_bonus((first - 1) % self._players)
        for seat in range(self._players):
            for _ in range(HAND_SIZE[self._players]):
                self._hands[seat].append((yield from self._draw("card", self._pile)))  # S1.4
        gold = yield from self._take_turns(first)
        if gold:
            self.last_result = "miners"  # S6.2
        elif "saboteur" in self._roles:
            self.last_result = "saboteurs"  # S6.4
        else:
            self.last_result = "nobody"  # S7.5
        self._settle_bonus()
        if self.last_result == "miners":
            yield from self._share_gold()
        if self.last_result == "saboteurs":
            self._pay_saboteurs(first)

    def _next_first(self, first: int) -> int:
        # S8.2
        last = self._last_tunnel if self._edition == "revised" else self._last_tunnel_or_action
        if last is None:
            last = first
        return (last + 1) % self._players

    # The story: turns

    def _take_turns(self, first: int) -> Story[bool]:
        """Turn after turn until the round ends; whether the gold was found."""
        seat = first
        while True:
            gold = yield from self._take_turn(seat)
            if gold:
                return True
            if not self._pile and not any(self._hands):  # S6.4
                return False
            seat = (seat + 1) % self._players

    def _take_turn(self, seat: int) -> Story[bool]:
        """One turn; whether the gold was found."""
        if self._may_stop_later == seat:  # S9.3
            self._may_stop_later = None
            yield from self._ask_to_stop(seat)
        if not self._hands[seat]:  # S3.3
            return False
        text = yield Decision(seat, lambda: self._turn_actions(seat))
        cell = self._do(seat, text)
        if cell is not None:
            gold = yield from self._look_for_goals(seat, cell)
            if gold:
                return True
        if self._pile and self._stopped != seat:  # S3.2, S9.3
            self._hands[seat].append((yield from self._draw("card", self._pile)))
        return False

    def _do(self, seat: int, text: str) -> Cell | None:
        """Carry out a turn's action; the cell of the tunnel if one was laid."""
        if text.startswith("pass:"):  # S3.1
            self._discard(seat, text.removeprefix("pass:"))
            return None
        self._last_tunnel_or_action = seat
        if text.startswith("rockfall@"):  # S5.4
            self._discard(seat, "rockfall")
            self._discards.append(kind_of(self._laid.pop(cell_of(text.split("@")[1]))))
        elif text.startswith("map>"):  # S5.5
            self._discard(seat, "map")
        elif text.startswith("break"):  # S5.1
            kind, whom = text.split(">")
            self._hands[seat].remove(kind)
            self._broken[int(whom)].add(kind[-1])
        elif text.startswith("mend"):  # S5.2, S5.3
            kind, whom = text.split(">")
            tool = kind[-1] if whom.isdigit() else whom[-1]
            self._discard(seat, kind)
            self._broken[int(whom.rstrip("PLC"))].remove(tool)
            self._discards.append("break" + tool)
        else:
            card = text.split("@")[0]
            self._hands[seat].remove(kind_of(card))
            self._laid[cell_of(text.split("@")[1])] = card
            self._last_tunnel = seat
            return cell_of(text.split("@")[1])
        return None

    def _discard(self, seat: int, kind: str) -> None:
        self._hands[seat].remove(kind)
        self._discards.append(kind)

    def _look_for_goals(self, seat: int, laid: Cell) -> Story[bool]:
        """Turn up goal after goal that the card just laid reached; whether the gold was among them."""
        while True:
            if self._bonus_taker is None and self._bonus_cell in self.reached():
                yield from self._take_bonus(seat)  # S9.3: before any goal is turned up
            table = self.table
            face_down = [cell for cell in self._goals if cell not in self._goals_up]
            found = [cell for cell in face_down if reaching_sides(table, cell)]  # S6.1
            if not found:
                return False
            for cell in found:
                stone = self._goals[cell]
                lies = "NESW" if stone == "gold" else stone_as_it_lies(table, cell, stone, laid)
                self._goals_up[cell] = lies
            if any(self._goals[cell] == "gold" for cell in found):  # S6.2
                return True

    # What a seat may do in its turn

    def _turn_actions(self, seat: int) -> set[str]:
        actions: set[str] = set()
        no_support = self._bonus_cell if self._bonus_taker is None else None  # S9.1
        for kind in self._hands[seat]:
            actions.add(f"pass:{kind}")  # S3.1
            if kind in TUNNELS and not self._broken[seat]:  # S4.6
                actions |= lays(self.table, no_support, self._edition, kind)
            if kind.startswith("break"):
                actions |= breaks(kind, self._broken, self._stopped)
            if kind.startswith("mend"):
                actions |= mends(kind, self._broken, self._stopped)
            if kind == "rockfall":
                actions |= rockfalls(self._laid)
            if kind == "map":
                actions |= looks(self._goals_up)
        return actions

    # S9: the extra nuggets

    def _lay_bonus(self, seat: int) -> Story[None]:
        # S9.1
        cells = bonus_cells()
        text = yield Decision(seat, lambda: {f"bonus{n}@{x},{y}" for n in self._bonus_left for x, y in cells})
        self._bonus_value = int(text.split("@")[0].removeprefix("bonus"))
        self._bonus_cell = cell_of(text.split("@")[1])
        self._bonus_left.remove(self._bonus_value)

    def _take_bonus(self, seat: int) -> Story[None]:
        # S9.2
        self._bonus_taker = seat
        for _ in range(min(self._bonus_value, len(self._supply))):
            self._bonus_lying.append((yield from self._draw("nugget", self._supply)))
        yield from self._ask_to_stop(seat)
        if self._stopped is None:
            self._may_stop_later = seat

    def _ask_to_stop(self, seat: int) -> Story[None]:
        # S9.3
        text = yield Decision(seat, lambda: {"stop", "stay"})
        if text == "stop":
            self._stopped = seat
            self._nuggets[seat] += self._bonus_lying
            self._bonus_lying = []
            self._discards += self._hands[seat]
            self._hands[seat] = []

    def _settle_bonus(self) -> None:
        # S9.4; the cards of one who stopped are here no longer
        if self._bonus_taker is None:
            return
        if self._roles[self._bonus_taker] + "s" == self.last_result:
            self._nuggets[self._bonus_taker] += self._bonus_lying
        else:
            self._supply += self._bonus_lying
        self._bonus_lying = []

    # S7: sharing the gold

    def _share_gold(self) -> Story[None]:
        assert self._last_tunnel is not None
        sharers = [seat for seat in range(self._players) if self._may_share(seat)]
        count = cards_to_share(self._players, self._edition, len(sharers), len(self._supply))
        for _ in range(count):
            self._pool.append((yield from self._draw("nugget", self._supply)))
        order = picking_order(self._players, self._last_tunnel, sharers)
        while self._pool:  # S7.2; revised never comes round again, having drawn one per sharer at most
            seat = order.pop(0)
            order.append(seat)
            value = self._pool[0]
            if len(self._pool) > 1:
                text = yield Decision(seat, lambda: {f"take:{value}" for value in self._pool})
                value = int(text.removeprefix("take:"))
            self._pool.remove(value)
            self._nuggets[seat].append(value)

    def _may_share(self, seat: int) -> bool:
        if self._roles[seat] != "miner" or seat == self._stopped:  # S7.2, S7.3, S9.3
            return False
        return not (self._sabotaged_unpaid and self._broken[seat])  # S7.6

    def _pay_saboteurs(self, first: int) -> None:
        # S7.4
        clockwise = [(first + steps) % self._players for steps in range(self._players)]
        saboteurs = [seat for seat in clockwise if self._roles[seat] == "saboteur"]
        payees = [seat for seat in saboteurs if seat != self._stopped]
        for seat, purse in payment(payees, len(saboteurs), self._supply).items():
            for value in purse:
                self._supply.remove(value)
                self._nuggets[seat].append(value)
