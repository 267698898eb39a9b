"""What the foreman reads of each action: what the detective thinks of it, and what it is and changes.

`trial_sheet` tries all actions; those that the detective rates best are described.
"""

from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.bots.knowledge import distance
from pyrite.games.lost_mines.bots.knowledge import trial_sheet as trials
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import Luck
from pyrite.games.lost_mines.bots.knowledge.trial_sheet import TrialSheet
from pyrite.games.lost_mines.rules import codes

ROW = 72
OWN_GAIN, CLAN_GAIN = 41, 42  # places in a row: how much nearer own dwarf and clan come to the treasures, doubled
ROW_SIZE, MOST_ROWS = ROW, trials.KEPT  # for Python, which does not see the compiler's names
CLIP = 15.0  # no number of a row is larger

# Kinds of actions; looks and discards are three and two kinds.
K_LAY, K_TOOL, K_TRAP, K_TROLL, K_STORM, K_LOOK, K_DISCARD = 0, 1, 2, 3, 4, 5, 8
K_VOTE, K_STAY, K_WALK, K_ENTER, K_TURN, K_TAKE, KIND_COUNT = 10, 13, 14, 15, 16, 17, 18


class TurnSheet(TrialSheet):
    """The actions of a decision, described."""

    def __init__(self, luck: Luck) -> None:
        """An empty sheet, to be filled in again and again."""
        super().__init__(luck)
        self.row = [0.0] * 1728
        self.row_at = 0

    def read(self, legal: list[int], seed: int, guesses: int) -> None:
        """Read a decision with these legal actions, from Python."""
        moves = Moves()
        for code in legal:
            moves.add(code)
        self.survey(moves, Dice(seed), guesses)

    def survey(self, moves: Moves, dice: Dice, guesses: int) -> None:
        """Describe the moment and the actions that look best."""
        self.prepare(dice, guesses)
        self.write_context()
        self.save(trials.BASE)
        self.look_over(moves)
        self.keep_best()
        for place in range(self.count):
            self._describe(place)
        self._compare()

    def put_row(self, value: float) -> None:
        """Write the next number of a row."""
        self.row[self.row_at] = max(-CLIP, min(CLIP, value))
        self.row_at += 1

    def _describe(self, kept: int) -> None:
        """Play an action out on the guesses, and write its row."""
        place = self.code[kept]
        code = self.seen_code[place]
        rush = smooth = grab = looks = discards = 0.0
        rate = self.rating[kept]
        mine = self.race.cell[self.seat]
        cell = mine
        changed = code < codes.LOOK or code >= codes.STAY
        if code >= codes.STAY and code < codes.TURN:
            cell = self.end_of(code)
            self.race.cell[self.seat] = cell
        self.restore(place if changed and code < codes.TAKE else trials.BASE)
        if code < codes.LOOK:
            rush = self.rushed[place] - self.now
            smooth = self.smooth[place] - self.smooth_now
            grab = max(0.0, self.reach[place] - self.reach_now)
        elif code < codes.DISCARD:
            rate = looks = self.look_worth((code - codes.LOOK) % 32, False)
        elif code < codes.VOTE:
            discards = rate
        elif code >= codes.STAY and code < codes.TURN:
            rush = self.expected_at(cell) - self.now
            smooth = self.smooth[place] - self.smooth_now
            grab = self.reach[place]
            rate = rush + trials.SMOOTH * smooth + trials.TAKE * grab
            if code != codes.STAY:
                rate -= self.part[self.seat] * trials.LOSS * ((code - codes.WALK) % 6)
        elif code >= codes.TURN and code < codes.TAKE:
            rush = self.expected_at(self.target) - self.now
            smooth = self.smooth[place] - self.smooth_now
            rate = rush + trials.SMOOTH * smooth
        self.code[kept] = code
        self.rating[kept] = rate
        self.row_at = kept * ROW
        self.put_row(rate)
        self.put_row(rush)
        self.put_row(smooth)
        self.put_row(grab)
        self.put_row(looks * 4)
        self.put_row(discards * 4)
        for what in range(KIND_COUNT):
            self.put_row(1.0 if self._kind_of(code) == what else 0.0)
        self._describe_card(code)
        self._describe_shares(place, changed and code < codes.TAKE)
        self._describe_ways(code)
        self._describe_target(code)
        self._describe_walk(code)
        self.put_row(1.0)
        self.race.cell[self.seat] = mine
        self.rush.cell[self.seat] = mine
        self.restore(trials.BASE)

    def _kind_of(self, code: int) -> int:
        if code < codes.TOOL:
            return K_LAY
        if code < codes.TRAP:
            return K_TOOL
        if code < codes.TROLL:
            return K_TRAP
        if code < codes.STORM:
            return K_TROLL
        if code < codes.LOOK:
            return K_STORM
        if code < codes.DISCARD:
            what = (code - codes.LOOK) % 32
            return K_LOOK + (0 if what < 4 else 1 if what < 13 else 2)
        if code < codes.VOTE:
            return K_DISCARD + (1 if code - codes.DISCARD >= codes.KINDS else 0)
        if code <= codes.STAY:
            return K_VOTE + code - codes.VOTE
        if code < codes.TURN:
            return K_ENTER if (code - codes.WALK) // 6 % 5 else K_WALK
        return K_TURN if code < codes.TAKE else K_TAKE

    def cell_of(self, code: int) -> int:
        """The cell in which something is done; that of the dwarf if it is done nowhere."""
        if code < codes.TOOL:
            return code // 96
        if code < codes.TRAP:
            return (code - codes.TOOL) // 3
        if code < codes.TROLL:
            return (code - codes.TRAP) >> 1
        if code < codes.STORM:
            return (code - codes.TROLL) >> 1
        if code < codes.LOOK:
            return code - codes.STORM
        if code >= codes.STAY and code < codes.TURN:
            return self.end_of(code)
        if code >= codes.LOOK and code < codes.DISCARD and (code - codes.LOOK) % 32 < 4:
            return self.race.forest.mine_cell[(code - codes.LOOK) % 32]
        return self.race.cell[self.seat]

    def card_of(self, code: int) -> int:
        """The kind of the card that is played or discarded first; -1 for none."""
        if code < codes.TOOL:
            return codes.SHAPE_OF[code & 15] * 6 + code // 16 % 6
        if code < codes.TRAP:
            return codes.TOOLS + (code - codes.TOOL) % 3
        if code < codes.TROLL:
            return codes.TRAPS
        if code < codes.STORM:
            return codes.TROLLS
        if code < codes.LOOK:
            return codes.STORMS
        if code < codes.DISCARD:
            return codes.INFOS + (code - codes.LOOK) // 32
        return (code - codes.DISCARD) % codes.KINDS if code < codes.VOTE else -1

    def _describe_card(self, code: int) -> None:
        """The card that is spent, and where."""
        kind = self.card_of(code)
        cell = self.cell_of(code)
        face = feature = 0
        if code < codes.TOOL:
            face = code & 15
            feature = code // 16 % 6
        elif code < codes.TRAP or (code >= codes.STORM and code < codes.LOOK):
            face = max(0, self.race.forest.face[cell])
            feature = self.race.forest.feature[cell]
        elif code >= codes.DISCARD and code < codes.VOTE and kind < codes.PATHS:
            face = codes.SHAPE_FACE[kind // 6]
            feature = kind % 6
        for place in range(6):
            self.put_row(1.0 if feature == place and face else 0.0)
        for side in range(4):
            self.put_row(face >> side & 1)
        keep = held = 0.0
        if kind >= 0:
            keep = trials.KEEPING[kind]
            held = self.hand[kind] / 2.0
            if code >= codes.DISCARD + codes.KINDS:
                keep += trials.KEEPING[(code - codes.DISCARD) // codes.KINDS - 1]
        self.put_row(keep)
        self.put_row(held)
        self.put_row(1.0 if kind >= 0 and self.cards <= 2 else 0.0)
        own = self.rush.cell[self.seat]
        x, y = cell & 15, cell >> 4
        nearest = 30
        for mine in range(4):
            what = self.race.forest.mine_cell[mine]
            away = abs((what & 15) - x) + abs((what >> 4) - y)
            nearest = min(nearest, away)
        self.put_row(x / 10.0)
        self.put_row(y / 6.0)
        self.put_row((abs((own & 15) - x) + abs((own >> 4) - y)) / 8.0)
        self.put_row(nearest / 8.0)

    def _describe_shares(self, place: int, changed: bool) -> None:
        """Whom it brings nearer to the treasures."""
        own = clan = others = friends = worst = best = 0.0
        if changed:
            for seat in range(self.players):
                gain = self.shares[place * 9 + seat] - self.share_now[seat]
                if seat == self.seat:
                    own = gain
                    continue
                if self.clan[seat] == self.clan[self.seat]:
                    clan += gain
                else:
                    others += gain
                friends += self.part[seat] * gain
                worst = min(worst, gain)
                best = max(best, gain)
        self.put_row(2 * own)
        self.put_row(2 * clan)
        self.put_row(2 * others)
        self.put_row(4 * friends)
        self.put_row(2 * worst)
        self.put_row(2 * best)

    def _describe_ways(self, code: int) -> None:
        """How near the mines are afterwards, by the distances measured for this action."""
        best = 0.0
        own = 0
        for mine in range(4):
            time = self.race.time_to(self.seat, mine)
            near = 1.0 / (1.0 + time / 12.0) if time < distance.FAR else 0.0
            self.put_row(near)
            best = max(best, near * self.race.worth[mine])
            own += time < distance.FAR
        self.put_row(best / 4)

    def _describe_target(self, code: int) -> None:
        """The player or the treasure that is looked at, or the treasure that is taken."""
        what = -1
        if code >= codes.LOOK and code < codes.DISCARD:
            what = (code - codes.LOOK) % 32
        if what >= 13:
            seat = what - 13
            for place in range(3):
                self.put_row(self.chance[seat * 3 + place])
            self.put_row(1.0 if self.clan[seat] == self.clan[self.seat] else 0.0)
            self.put_row(self.doubt(seat))
        else:
            for _ in range(5):
                self.put_row(0.0)
        slot = code - codes.TAKE if code >= codes.TAKE else what - 4
        if slot >= 0 and slot < self.players:
            kind = self.slot_kind[slot]
            self.put_row((self.slot_value[slot] if self.slot_value[slot] else self.average[kind]) / 4.0)
            for place in range(3):
                self.put_row(1.0 if kind == place else 0.0)
            self.put_row(self.count_left[kind] / 3.0)
        else:
            for _ in range(5):
                self.put_row(0.0)

    def _describe_walk(self, code: int) -> None:
        """Where a walk ends."""
        if code < codes.STAY or code >= codes.TURN:
            for _ in range(7):
                self.put_row(0.0)
            return
        cell = self.end_of(code)
        mine = self.mine_on(cell)
        feature = self.race.forest.feature[cell]
        self.put_row(0.0 if code == codes.STAY else (code - codes.WALK) % 6 / 2.0)
        self.put_row(1.0 if mine >= 0 and self.mine_up[mine] else 0.0)
        self.put_row(1.0 if mine >= 0 and not self.mine_up[mine] else 0.0)
        self.put_row(self.holds[mine * 4 + codes.DRAGON] if mine >= 0 else 0.0)
        self.put_row(self.taken_at(mine) / 4 if mine >= 0 else 0.0)
        self.put_row(1.0 if feature == codes.CAMP else 0.0)
        self.put_row(1.0 if feature == codes.ROCKS or feature >= codes.TREE_BRIDGED else 0.0)

    def _compare(self) -> None:
        """Write how far each action is behind the best, as the last numbers of its row."""
        best = trials.NEVER
        for kept in range(self.count):
            best = max(best, self.rating[kept])
        for kept in range(self.count):
            self.row_at = kept * ROW + ROW - 2
            self.put_row(self.rating[kept] - best)
            self.put_row(1.0 if self.rating[kept] == best else 0.0)
