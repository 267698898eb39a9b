"""A network that believes who is a saboteur, in compiled code; `bench/bots/belief_fit.py` trains it on the truth.

Every deed (`belief_rows.py`) is read by two layers: one for the seat that did it, one for the seat it was aimed at.
What they make of all deeds of a seat is summed up. What is repeated says less each time, so a second layer reads the
logarithms of these sums, beside the mean of all seats, and gives the log-odds of the seat. A deed at another seat also
binds both roles: it speaks for different roles or for the same one, whichever these are.
"""

import math
from array import array
from collections.abc import Mapping

from pyrite.bots.network import WeightArray
from pyrite.games.saboteur.bots.knowledge.belief_rows import DEED_NUMBERS, SEAT_NUMBERS, RoundRows


class BeliefNetwork:
    """The weights of the layers."""

    def __init__(self, parts: Mapping[str, WeightArray]) -> None:
        """Copy the arrays; ValueError if their shapes do not fit together."""
        self.row_size, self.hidden = parts["own"].shape
        self.aimed = parts["at"].shape[1]
        self.second = parts["seat"].shape[1]
        self.width = self.hidden + self.aimed
        self.seat_size = len(SEAT_NUMBERS)
        expected = {
            "own": (len(DEED_NUMBERS), self.hidden),
            "own_bias": (self.hidden,),
            "at": (len(DEED_NUMBERS), self.aimed),
            "at_bias": (self.aimed,),
            "seat": (self.width + self.seat_size, self.second),
            "others": (self.width, self.second),
            "seat_bias": (self.second,),
            "out": (self.second,),
            "linear": (self.width,),
            "pair": (self.aimed,),
        }
        if {name: part.shape for name, part in parts.items()} != expected:
            raise ValueError("the arrays of this network do not fit together")
        self._own = parts["own"].numbers()
        self._own_bias = parts["own_bias"].numbers()
        self._at = parts["at"].numbers()
        self._at_bias = parts["at_bias"].numbers()
        self._seat = parts["seat"].numbers()
        self._others = parts["others"].numbers()
        self._seat_bias = parts["seat_bias"].numbers()
        self._out = parts["out"].numbers()
        self._linear = parts["linear"].numbers()
        self._pair = parts["pair"].numbers()


class RoundBelief:
    """What a network makes of a round: the log-odds of each seat, and how much each deed binds two seats."""

    def __init__(self, network: BeliefNetwork, found: RoundRows) -> None:
        """Read all deeds, then the seats; ValueError if a row has another size, or a deed is of no seat."""
        self.network = network
        self.players = len(found.seats)
        self.deeds = len(found.deeds)
        for deed in found.deeds:
            is_seat = 0 <= deed.seat < self.players and -1 <= deed.target < self.players
            if not is_seat or len(deed.numbers) != network.row_size:
                raise ValueError("a deed of a seat at this table has as many numbers as the network reads")
        if any(len(numbers) != network.seat_size for numbers in found.seats):
            raise ValueError("a seat has as many numbers as the network reads")
        self._doer = array("i", [deed.seat for deed in found.deeds])
        self._target = array("i", [deed.target for deed in found.deeds])
        self._rows = array("f", [number for deed in found.deeds for number in deed.numbers])
        self._seats = array("f", [number for seat in found.seats for number in seat])
        self._first = array("f", [0.0] * (self.deeds * network.width))  # of each deed: own, then at
        self._sums = array("f", [0.0] * (self.players * network.width))  # of each seat
        self._common = array("f", [0.0] * network.second)
        self._tried = array("f", [0.0] * network.width)
        self._then = array("f", [0.0] * network.second)
        self._read_deeds()
        self._read_seats()
        self.log_odds = [self._odds(seat, -1) for seat in range(self.players)]

    def shift(self, deed: int, seat: int) -> float:
        """By how much a deed has raised the log-odds of a seat, leaving out what it says about both roles together."""
        if not (0 <= deed < self.deeds and 0 <= seat < self.players):
            raise ValueError("there is no such deed or seat")
        return self.log_odds[seat] - self._odds(seat, deed)

    def bond(self, deed: int) -> float:
        """How much a deed at another seat speaks for different roles of both; negative: for the same role."""
        if not 0 <= deed < self.deeds:
            raise ValueError("there is no such deed")
        return self._bond(deed) if self._target[deed] >= 0 else 0.0

    def _bond(self, deed: int) -> float:
        network = self.network
        found = 0.0
        for unit in range(network.aimed):
            found += self._first[deed * network.width + network.hidden + unit] * network._pair[unit]
        return found

    def _read_deeds(self) -> None:
        network = self.network
        for deed in range(self.deeds):
            begin = deed * network.width
            for unit in range(network.hidden):
                self._first[begin + unit] = network._own_bias[unit]
            for unit in range(network.aimed):
                self._first[begin + network.hidden + unit] = network._at_bias[unit]
            for place in range(network.row_size):
                value = self._rows[deed * network.row_size + place]
                if value:
                    for unit in range(network.hidden):
                        self._first[begin + unit] += value * network._own[place * network.hidden + unit]
                    for unit in range(network.aimed):
                        self._first[begin + network.hidden + unit] += value * network._at[place * network.aimed + unit]
            for unit in range(network.width):
                if self._first[begin + unit] < 0:
                    self._first[begin + unit] = 0.0

    def _read_seats(self) -> None:
        """Sum up what was made of the deeds, and what all seats have in common."""
        network = self.network
        for unit in range(network.second):
            self._common[unit] = network._seat_bias[unit]
        for deed in range(self.deeds):
            begin = deed * network.width
            seat = self._doer[deed] * network.width
            for unit in range(network.hidden):
                self._sums[seat + unit] += self._first[begin + unit]
            if self._target[deed] >= 0:
                seat = self._target[deed] * network.width
                for unit in range(network.hidden, network.width):
                    self._sums[seat + unit] += self._first[begin + unit]
        for place in range(network.width):
            mean = 0.0
            for seat in range(self.players):
                mean += math.log1p(self._sums[seat * network.width + place])
            mean /= self.players
            if mean:
                for unit in range(network.second):
                    self._common[unit] += mean * network._others[place * network.second + unit]

    def _sum_up(self, seat: int, without: int) -> None:
        """Write the sums of a seat into `_tried`, without one of the deeds unless that is -1."""
        network = self.network
        for place in range(network.width):
            self._tried[place] = self._sums[seat * network.width + place]
        if without >= 0:
            begin = without * network.width
            if self._doer[without] == seat:
                for place in range(network.hidden):
                    self._tried[place] = max(0.0, self._tried[place] - self._first[begin + place])
            if self._target[without] == seat:
                for place in range(network.hidden, network.width):
                    self._tried[place] = max(0.0, self._tried[place] - self._first[begin + place])

    def _odds(self, seat: int, without: int) -> float:
        """The log-odds of a seat, without one of the deeds unless that is -1."""
        network = self.network
        self._sum_up(seat, without)
        for unit in range(network.second):
            self._then[unit] = self._common[unit]
        found = 0.0
        for place in range(network.width):
            value = self._tried[place]
            if value:
                found += value * network._linear[place]
                value = math.log1p(value)
                for unit in range(network.second):
                    self._then[unit] += value * network._seat[place * network.second + unit]
        for place in range(network.seat_size):
            value = self._seats[seat * network.seat_size + place]
            if value:
                for unit in range(network.second):
                    self._then[unit] += value * network._seat[(network.width + place) * network.second + unit]
        for unit in range(network.second):
            if self._then[unit] > 0:
                found += self._then[unit] * network._out[unit]
        return found
