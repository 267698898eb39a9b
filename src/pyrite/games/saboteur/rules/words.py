"""The words of Saboteur: every role, tool, goal, phase, kind of action, event, ending and refusal by name."""

from enum import Enum, IntEnum


class Edition(Enum):
    """The two printed rulebooks; they differ in S4.4, S7.2 and S8.2."""

    REVISED = "revised"
    CLASSIC = "classic"


class Role(IntEnum):
    """Which side a seat is on (S1.2)."""

    MINER = 0
    SABOTEUR = 1


class Tool(IntEnum):
    """What can be broken and mended (S2.4)."""

    PICKAXE = 0
    LANTERN = 1
    CART = 2


class Goal(IntEnum):
    """The three goal cards by their places: (8,-2), (8,0) and (8,2) (S1.3)."""

    TOP = 0
    MIDDLE = 1
    BOTTOM = 2


class Treasure(IntEnum):
    """What a goal card shows (S2.3): the gold, or one of two stones by its openings."""

    GOLD = 0
    STONE_NE = 1
    STONE_NW = 2


class Phase(IntEnum):
    """What is waited for: a draw of chance, or somebody's decision."""

    FIRST = 0  # chance: the seat that begins (S1.6)
    ROLES = 1  # chance: a role to each seat (S1.2)
    GOALS = 2  # chance: a face to each goal (S1.3)
    BONUS = 3  # decision: where the extra nuggets are (S9.1)
    HANDS = 4  # chance: cards into the hands (S1.4)
    TURN = 5  # decision: the one thing to do (S3.1)
    CLAIM = 6  # chance: the nugget cards of the extra card (S9.2)
    STOP = 7  # decision: stop or play on (S9.3)
    DRAW = 8  # chance: a card from the pile (S3.2)
    POOL = 9  # chance: the nugget cards to share (S7.2)
    PICK = 10  # decision: which nugget card to keep (S7.2)
    OVER = 11  # the last round is shared out (S8.3)


class Claim(IntEnum):
    """How far the player who joined the extra nuggets has come (S9.2 to S9.4)."""

    NONE = 0
    AT_ONCE = 1  # may stop now
    NEXT_TURN = 2  # may stop at the start of their next turn
    PLAYS_ON = 3
    STOPPED = 4


class Ending(IntEnum):
    """How a round ended."""

    NONE = 0  # it has not
    MINERS = 1  # the gold was reached (S6.2)
    SABOTEURS = 2  # no cards are left (S6.4)
    NOBODY = 3  # no cards are left, and there was no saboteur (S7.5)


class Entry(IntEnum):
    """Why a nugget card left the supply, or that it went back."""

    SHARED = 0  # picked by a sharer (S7.2)
    PAID = 1  # paid to a saboteur (S7.4)
    BONUS = 2  # taken for the extra card (S9.2)
    RETURNED = 3  # taken for the extra card and given back (S9.4)


class Verb(Enum):
    """The kinds of action."""

    LAY = "lay"
    BREAK = "break"
    MEND = "mend"
    ROCKFALL = "rockfall"
    MAP = "map"
    PASS = "pass"
    BONUS = "bonus"
    STOP = "stop"
    STAY = "stay"
    TAKE = "take"


class EventKind(IntEnum):
    """What can happen in a game. Only one seat sees those that begin with YOUR; everyone sees the others."""

    ROUND_BEGAN = 0
    BEGINS = 1
    ROLE_DEALT = 2
    YOUR_ROLE = 3
    GOALS_HIDDEN = 4
    BONUS_LAID = 5
    CARD_DEALT = 6
    YOUR_CARD = 7
    LAID = 8
    BROKE = 9
    MENDED = 10
    ROCKFALL = 11
    LOOKED = 12
    YOUR_LOOK = 13
    PASSED = 14
    YOUR_PASS = 15
    CLAIMED = 16
    FOUND = 17
    STOPPED = 18
    STAYED = 19
    REVEALED = 20
    DREW = 21
    ROUND_ENDED = 22
    ROLE_SHOWN = 23
    LEFTOVER_SHOWN = 24
    KEPT = 25
    RETURNED = 26
    POOL_DRAWN = 27
    YOUR_POOL = 28
    PICKED = 29
    YOUR_PICK = 30
    PAID = 31
    COUNTED = 32
    GAME_ENDED = 33


class Refusal(Enum):
    """Every way an action can be against the rules: the rule's number, and what it asks for."""

    GAME_OVER = ("S8.3", "the game is over")
    DRAW_FIRST = ("S3.2", "a card or nugget is being drawn; nobody has a decision to make")
    CARD_WANTED = ("S3.1", "it is time to lay a tunnel, play an action card or pass a card")
    BONUS_WANTED = ("S9.1", "it is time to lay one of the extra nugget cards")
    STOP_WANTED = ("S9.3", "it is time to say whether to stop or to stay in the round")
    PICK_WANTED = ("S7.2", "it is time to take one of the nugget cards")
    NOT_IN_HAND = ("S3.1", "there is no such card in the hand")
    NO_SUCH_SEAT = ("S1.1", "nobody sits there")
    OCCUPIED = ("S4.1", "there is already a card there")
    NOT_BESIDE = ("S4.1", "there is no face-up card next to that cell")
    BONUS_NOT_JOINED = ("S9.1", "the extra nuggets support no tunnel until they have been joined to the start")
    MISMATCH = ("S4.2", "a side does not agree with its neighbour: opening to opening, rock to rock")
    SIDEWAYS = ("S4.3", "cards are placed upright or turned by 180 degrees, never sideways")
    NOT_LINKED = ("S4.4", "no opening of the card would be joined to the start")
    TOOL_BROKEN = ("S4.6", "a player with a broken tool lays no tunnels")
    ALREADY_BROKEN = ("S5.1", "that player already has a broken tool of this kind")
    NOT_BROKEN = ("S5.2", "that player has no broken tool of this kind")
    NO_TUNNEL_THERE = ("S5.4", "a rockfall removes a tunnel card, not the start, a goal or an empty cell")
    BONUS_STAYS = ("S9.5", "a rockfall cannot remove the extra nuggets")
    FACE_UP = ("S5.5", "that goal is already face up")
    HAS_STOPPED = ("S9.3", "no action card may be laid before a player who has stopped")
    NOT_IN_POOL = ("S7.2", "there is no nugget card of that value to take")
    BONUS_GONE = ("S9.1", "that extra card is out of the game")
    BONUS_PLACE = ("S9.1", "the extra card is placed in columns 1 to 7, rows -2 to 2, not beside the start or a goal")
    NOT_POSSIBLE = ("S3.2", "that cannot be drawn now")

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return self.value[0]

    @property
    def reason(self) -> str:
        """What the rule says, for the person who tried."""
        return self.value[1]
