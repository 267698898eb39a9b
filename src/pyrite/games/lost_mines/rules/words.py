"""The words of The Lost Mines: clans, characters, phases, kinds of action, events, endings, refusals by name."""

from enum import Enum, IntEnum


class Clan(IntEnum):
    """The two clans (L1.2); a clan is public."""

    BLUE = 0
    YELLOW = 1


class Character(IntEnum):
    """Whom a dwarf scores with (L1.2, L7.3, L7.4); secret until the round ends."""

    LOYAL = 0
    SELFISH = 1
    SABOTEUR = 2


class Feature(IntEnum):
    """What a path card shows apart from its paths (L1.4); an obstacle with its tool is bridged (L5.1)."""

    PLAIN = 0
    ROCKS = 1
    CAMP = 2
    TREE = 3
    LAKE = 4
    PIT = 5
    TREE_BRIDGED = 6
    LAKE_BRIDGED = 7
    PIT_BRIDGED = 8


class Mine(IntEnum):
    """What a mine holds (L1.7)."""

    SILVER = 0
    GOLD = 1
    GEMS = 2
    DRAGON = 3


class Seen(IntEnum):
    """What an information card lets its player look at (L5.2)."""

    MINE = 0
    TREASURE = 1
    DWARF = 2


class Phase(IntEnum):
    """What is waited for: a draw of chance, or somebody's decision."""

    FIRST = 0  # chance: the seat that begins (L2.5)
    DWARFS = 1  # chance: a dwarf card to each seat (L2.3)
    MINES = 2  # chance: a mine to each of its cells (L2.1)
    TREASURES = 3  # chance: the treasures laid out (L2.2)
    HANDS = 4  # chance: cards into the hands (L2.4)
    TURN = 5  # decision: a card, or calling a vote (L3.1, L7.2)
    VOTE = 6  # decision: yes or no (L7.2)
    WALK = 7  # decision: where the dwarf goes (L6.1)
    LOSS = 8  # chance: the card lost to a trap (L5.3)
    TURN_MINE = 9  # decision: how the mine is turned (L6.3)
    TAKE = 10  # decision: which treasure (L6.4)
    DRAW = 11  # chance: cards from the pile (L3.2)
    OVER = 12  # the last round is scored (L7.8)


class Ending(IntEnum):
    """How a round ended."""

    NONE = 0  # it has not
    TREASURES = 1  # the last treasure was taken (L7.1)
    CARDS = 2  # the pile is empty and nobody has cards (L7.1)
    VOTE = 3  # everyone agreed (L7.2)


class Verb(Enum):
    """The kinds of action."""

    LAY = "lay"
    TOOL = "tool"
    TRAP = "trap"
    TROLL = "troll"
    STORM = "storm"
    LOOK = "look"
    DISCARD = "discard"
    VOTE = "vote"
    YES = "yes"
    NO = "no"
    STAY = "stay"
    WALK = "walk"
    TURN = "turn"
    TAKE = "take"


class EventKind(IntEnum):
    """What can happen in a game. Only one seat sees those that begin with YOUR; everyone sees the others."""

    ROUND_BEGAN = 0
    BEGINS = 1
    CLAN_DEALT = 2
    YOUR_CHARACTER = 3
    MINES_HIDDEN = 4
    TREASURE_LAID = 5
    CARD_DEALT = 6
    YOUR_CARD = 7
    LAID = 8
    BRIDGED = 9
    TRAP_SET = 10
    TROLL_SET = 11
    TOKEN_GONE = 12
    STORM = 13
    LOOKED = 14
    YOUR_LOOK = 15
    DISCARDED = 16
    YOUR_DISCARD = 17
    VOTE_CALLED = 18
    VOTED = 19
    STAYED = 20
    WALKED = 21
    LOST = 22
    YOUR_LOSS = 23
    REVEALED = 24
    TURNED = 25
    DRAGON = 26
    TOOK = 27
    YOUR_TREASURE = 28
    DREW = 29
    OUT = 30
    ROUND_ENDED = 31
    CHARACTER_SHOWN = 32
    TREASURE_SHOWN = 33
    SCORED = 34
    GAME_ENDED = 35


class Refusal(Enum):
    """Every way an action can be against the rules: the rule's number, and what it asks for."""

    GAME_OVER = ("L7.8", "the game is over")
    DRAW_FIRST = ("L3.2", "a card is being drawn; nobody has a decision to make")
    CARD_WANTED = ("L3.1", "it is time to play a card or to discard one or two")
    VOTE_WANTED = ("L7.2", "it is time to say yes or no to ending the round")
    WALK_WANTED = ("L3.1", "it is time to move the dwarf, or to stay")
    TURN_WANTED = ("L6.3", "the player first has to choose which way the mine faces")
    TAKE_WANTED = ("L6.4", "it is time to take one of the treasures")
    VOTE_CALLED = ("L7.2", "only one vote can be called in a turn")
    NOT_IN_HAND = ("L3.1", "there is no such card in the hand")
    TWO_NOT_IN_HAND = ("L3.2", "these two cards are not in the hand")
    OFF_BOARD = ("L4.1", "that cell is not on the board")
    OCCUPIED = ("L4.1", "there is already a card there")
    NOT_BESIDE = ("L4.1", "no start, path or open mine is beside that cell")
    MISMATCH = ("L4.1", "a side does not agree with its neighbour: opening to opening, closed to closed")
    SIDEWAYS = ("L1.4", "cards are placed upright or turned by 180 degrees, never sideways")
    NOT_PROLONGED = ("L4.2", "no opening of the card would meet an opening of a neighbour")
    NO_OBSTACLE = ("L5.1", "there is no open obstacle of that kind there")
    NOT_FACE_DOWN = ("L5.2", "that mine is already open")
    TREASURE_TAKEN = ("L5.2", "that treasure is not there to be looked at")
    OWN_DWARF = ("L5.2", "only another player's dwarf card can be looked at")
    NOT_ON_CARD = ("L5.2", "the card does not show that choice")
    NO_JOINT = (
        "L5.3",
        "a token is placed where two cards are open to each other, or on an open end that faces a free cell",
    )
    TOKEN_THERE = ("L5.5", "there is already a token on that joint")
    NO_PATH_THERE = ("L5.6", "a storm removes a path card, not a start, a mine or an empty cell")
    DWARF_THERE = ("L5.6", "a dwarf stands on that card")
    TOO_FAR = ("L6.1", "no walk leads there like that")
    NOT_SO = ("L6.3", "the mine cannot face that way")
    NOT_LEFT = ("L6.4", "there is no such treasure to take")
    NOT_POSSIBLE = ("L3.2", "that cannot be drawn now")

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return self.value[0]

    @property
    def reason(self) -> str:
        """What the rule says, for the person who tried."""
        return self.value[1]
