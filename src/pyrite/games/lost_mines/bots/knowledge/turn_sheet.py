"""What the foreman reads of each action: what the detective thinks of it, and what it is and changes.

All actions are tried on the race and played out on the guesses, as the detective does; those that it rates best are
kept.
"""

from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.bots.knowledge import distance, hand
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import Luck, SeatSheet
from pyrite.games.lost_mines.rules import box, codes

ROW = 72
KEPT = 24  # actions that are kept
MOST = 192  # actions that are looked at; hardly any turn has more
SAVED = 52  # distances that are remembered of each: from the dwarfs and the mines to the mines
BASE = MOST  # the place of the distances on the board as it is
OWN_GAIN, CLAN_GAIN = 41, 42  # places in a row: how much nearer own dwarf and clan come to the treasures, doubled
ROW_SIZE, MOST_ROWS = ROW, KEPT  # for Python, which does not see the compiler's names
TURN = 12
CLIP = 15.0  # no number of a row is larger
NEVER = -1e9
# As `detective.STYLE`.
SMOOTH, FRESH, KEEP, LOSS, FRIEND, CHOICE, CURIOUS, GRAB, TAKE = 0.3, 0.015, 0.04, 0.2, 0.1, 0.06, 0.4, 1.0, 4.0
HOPELESS = 0.03
LOOK_FIRST = 0.05  # what looking at a mine is taken to be worth before it is played out

# Kinds of actions; looks and discards are three and two kinds.
K_LAY, K_TOOL, K_TRAP, K_TROLL, K_STORM, K_LOOK, K_DISCARD = 0, 1, 2, 3, 4, 5, 8
K_VOTE, K_STAY, K_WALK, K_ENTER, K_TURN, K_TAKE, KIND_COUNT = 10, 13, 14, 15, 16, 17, 18

KEEPING = [0.0] * 51  # by kind of card, as `hand.keeping`


class TurnSheet(SeatSheet):
    """The actions of a decision, described."""

    def __init__(self, luck: Luck) -> None:
        """An empty sheet, to be filled in again and again."""
        super().__init__(luck)
        self.seen = 0
        self.seen_code = [0] * 192
        self.saved = [0] * 10036
        self.smooth, self.reach, self.quick, self.rushed = [0.0] * 192, [0.0] * 192, [0.0] * 192, [0.0] * 192
        self.shares = [0.0] * 1728
        self.count = 0  # actions that were kept
        self.code = [0] * 24
        self.rating = [0.0] * 24  # what the detective thinks of them
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
        self._save(BASE)
        self._look_over(moves)
        self._keep_best()
        for place in range(self.count):
            self._describe(place)
        self._compare()

    def _look_over(self, moves: Moves) -> None:
        """Try all actions, but do not yet play walks out."""
        self.seen = min(moves.count, MOST)
        for place in range(self.seen):
            self._try(place, moves.code[place])

    def _keep_best(self) -> None:
        """Keep those that look best, in their order of worth; `code` is their place among those seen for now."""
        self.count = 0
        for kept in range(min(KEPT, self.seen)):
            best = 0
            for place in range(1, self.seen):
                if self.quick[place] > self.quick[best]:
                    best = place
            if self.quick[best] == NEVER:
                break
            self.code[kept] = best
            self.rating[kept] = self.quick[best]
            self.quick[best] = NEVER
            self.count = kept + 1

    def _try(self, place: int, code: int) -> None:
        self.seen_code[place] = code
        self.smooth[place] = self.smooth_now
        self.reach[place] = self.reach_now
        if code < codes.LOOK:
            self._try_card(place, code)
            self.quick[place] = self.rushed[place] - self.now + SMOOTH * (self.smooth[place] - self.smooth_now)
            self.quick[place] += GRAB * max(0.0, self.reach[place] - self.reach_now)
            if self.is_last(1):
                self.quick[place] = -self.smooth_now
        elif code < codes.DISCARD:
            self.quick[place] = self._look_worth((code - codes.LOOK) % 32, True)
        elif code < codes.VOTE:
            self.quick[place] = self._discard_worth(code - codes.DISCARD)
        elif code == codes.VOTE:
            is_over = self.smooth_now < HOPELESS and self.pile == 0 and not self.is_last(1)
            self.quick[place] = 1.0 if is_over else NEVER
        elif code < codes.STAY:
            self.quick[place] = 1.0 if (code == codes.YES) == (self.smooth_now < HOPELESS) else 0.0
        elif code < codes.TURN:
            self._try_walk(place, self.end_of(code))
            self.quick[place] = self.smooth[place] - self.smooth_now + self.reach[place]
        elif code < codes.TAKE:
            self._try_cell(place, self.target, code - codes.TURN, 0)
            self.quick[place] = self.smooth[place]
        else:
            cell = code - codes.TAKE
            self.quick[place] = self.slot_value[cell] if self.slot_value[cell] else self.average[self.slot_kind[cell]]

    def _try_card(self, place: int, code: int) -> None:
        """As `Race.after`."""
        if code < codes.TOOL:
            self._try_cell(place, code // 96, code & 15, code // 16 % 6)
        elif code < codes.TRAP:
            self._change(place, (code - codes.TOOL) // 3, 0, 3)
        elif code < codes.TROLL:
            self._try_token(place, code - codes.TRAP, distance.TRAP)
        elif code < codes.STORM:
            self._try_token(place, code - codes.TROLL, distance.TROLL)
        else:
            self._try_cell(place, code - codes.STORM, distance.EMPTY, codes.PLAIN)

    def _change(self, place: int, cell: int, face: int, feature: int) -> None:
        """Bridge an obstacle."""
        self._try_cell(place, cell, self.race.forest.face[cell] + face, self.race.forest.feature[cell] + feature)

    def _try_cell(self, place: int, cell: int, face: int, feature: int) -> None:
        """Something else on a cell."""
        old_face = self.race.forest.face[cell]
        old_feature = self.race.forest.feature[cell]
        self.race.forest.face[cell] = face
        self.race.forest.feature[cell] = feature
        self.race.forest.measure_all()
        self.smooth[place] = self.weigh()
        self._note(place)
        self.rushed[place] = self.rush.mean()
        self.race.forest.face[cell] = old_face
        self.race.forest.feature[cell] = old_feature

    def _try_token(self, place: int, joint: int, token: int) -> None:
        """A trap or a troll on a joint."""
        self.race.forest.token[joint] = token
        self.race.forest.measure_all()
        self.smooth[place] = self.weigh()
        self._note(place)
        self.rushed[place] = self.rush.mean()
        self.race.forest.token[joint] = 0

    def _try_walk(self, place: int, cell: int) -> None:
        """The dwarf at the end of a walk; `reach` is then what it certainly takes there (`detective.rate_walk`)."""
        start = self.race.cell[self.seat]
        waits = self.race.waits[self.seat]
        mine = self.mine_on(cell)
        taken = worth = 0.0
        if mine >= 0:
            taken = self.taken_at(mine)
            worth = self.race.worth[mine]
            self.race.worth[mine] = worth - taken
        self.race.forest.standing[start] = self.race.forest.standing[start] - 1
        self.race.forest.standing[cell] = self.race.forest.standing[cell] + 1
        self.race.cell[self.seat] = cell
        self.race.waits[self.seat] = TURN
        self.race.forest.measure_all()
        self.smooth[place] = self.weigh()
        self.smooth[place] += self.part[self.seat] * taken
        self._note(place)
        self.race.forest.standing[cell] = self.race.forest.standing[cell] - 1
        self.race.forest.standing[start] = self.race.forest.standing[start] + 1
        self.race.cell[self.seat] = start
        self.race.waits[self.seat] = waits
        self.reach[place] = 0.0
        if mine >= 0:
            self.race.worth[mine] = worth
            self.reach[place] = self.certain[mine]

    def _note(self, place: int) -> None:
        """Remember what was measured for an action."""
        self.reach[place] = self.in_reach()
        for seat in range(self.players):
            self.shares[place * 9 + seat] = self.share[seat]
        self._save(place)

    def _save(self, place: int) -> None:
        at = place * SAVED
        for mine in range(4):
            for seat in range(self.players):
                self.saved[at + seat] = self.race.forest.distance[mine * 256 + self.race.cell[seat]]
            for seat in range(4):
                self.saved[at + 9 + seat] = self.race.forest.distance[mine * 256 + self.race.forest.mine_cell[seat]]
            at += 13

    def _restore(self, place: int) -> None:
        """Let the forest know the distances of an action; where the dwarfs are now must be as it was then."""
        at = place * SAVED
        for mine in range(4):
            for seat in range(self.players):
                self.race.forest.distance[mine * 256 + self.race.cell[seat]] = self.saved[at + seat]
            for seat in range(4):
                self.race.forest.distance[mine * 256 + self.race.forest.mine_cell[seat]] = self.saved[at + 9 + seat]
            at += 13

    def mine_on(self, cell: int) -> int:
        """The number of the mine on a cell; -1 where none is."""
        for mine in range(4):
            if self.race.forest.mine_cell[mine] == cell:
                return mine
        return -1

    def taken_at(self, mine: int) -> float:
        """The value of the best treasure in a mine, on average."""
        taken = 0.0
        for kind in range(4):
            taken += self.holds[mine * 4 + kind] * self.best_left[kind]
        return taken

    def _look_worth(self, what: int, is_quick: bool) -> float:
        """As `DetectiveValues.rate_look`; the distances must be those of the board as it is, unless it is quick."""
        if what < 4:
            if self.mine_holds[what] >= 0:
                return 0.0
            if is_quick:
                return LOOK_FIRST
            self.rush.knows[self.seat * 4 + what] = 1
            points = self.rush.mean()
            self.rush.knows[self.seat * 4 + what] = 0
            return CURIOUS * (points - self.now)
        if what < 13:
            slot = what - 4
            kind = self.slot_kind[slot]
            is_choice = self.slot_value[slot] == 0 and self.count_left[kind] > 1
            return self.part[self.seat] * CHOICE if is_choice else 0.0
        if self.character[self.seat] == codes.SELFISH:
            return 0.0
        return self.part[self.seat] * FRIEND * self.doubt(what - 13)

    def doubt(self, seat: int) -> float:
        """How uncertain a seat's character is."""
        return 1.5 * (1 - max(self.chance[seat * 3], self.chance[seat * 3 + 1], self.chance[seat * 3 + 2]))

    def _discard_worth(self, cards: int) -> float:
        """As `DetectiveValues.rate_discard`."""
        one = cards % codes.KINDS
        other = cards // codes.KINDS - 1
        if self.is_last(1 if other < 0 else 2):
            return -self.smooth_now
        if other < 0:
            return self.part[self.seat] * (FRESH - KEEP * KEEPING[one])
        return self.part[self.seat] * (2 * FRESH - KEEP * (KEEPING[one] + KEEPING[other])) - self.tempo

    def _expected_at(self, cell: int) -> float:
        """As `Rush.expected_at`; the race has the dwarf on this cell too."""
        self.rush.cell[self.seat] = cell
        self.rush.now_at = self.mine_on(cell)
        points = self.rush.mean()
        self.rush.now_at = -1
        return points

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
        self._restore(place if changed and code < codes.TAKE else BASE)
        if code < codes.LOOK:
            rush = self.rushed[place] - self.now
            smooth = self.smooth[place] - self.smooth_now
            grab = max(0.0, self.reach[place] - self.reach_now)
        elif code < codes.DISCARD:
            rate = looks = self._look_worth((code - codes.LOOK) % 32, False)
        elif code < codes.VOTE:
            discards = rate
        elif code >= codes.STAY and code < codes.TURN:
            rush = self._expected_at(cell) - self.now
            smooth = self.smooth[place] - self.smooth_now
            grab = self.reach[place]
            rate = rush + SMOOTH * smooth + TAKE * grab
            if code != codes.STAY:
                rate -= self.part[self.seat] * LOSS * ((code - codes.WALK) % 6)
        elif code >= codes.TURN and code < codes.TAKE:
            rush = self._expected_at(self.target) - self.now
            smooth = self.smooth[place] - self.smooth_now
            rate = rush + SMOOTH * smooth
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
        self._restore(BASE)

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

    def end_of(self, code: int) -> int:
        """Where a walk ends."""
        return self.race.cell[self.seat] if code == codes.STAY else (code - codes.WALK) // 30

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
            keep = KEEPING[kind]
            held = self.hand[kind] / 2.0
            if code >= codes.DISCARD + codes.KINDS:
                keep += KEEPING[(code - codes.DISCARD) // codes.KINDS - 1]
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
        best = NEVER
        for kept in range(self.count):
            best = max(best, self.rating[kept])
        for kept in range(self.count):
            self.row_at = kept * ROW + ROW - 2
            self.put_row(self.rating[kept] - best)
            self.put_row(1.0 if self.rating[kept] == best else 0.0)


def _fill_keeping() -> None:
    for kind in range(51):
        KEEPING[kind] = hand.keeping(box.KINDS[kind])


_fill_keeping()
