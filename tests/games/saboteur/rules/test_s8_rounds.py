"""The next round and the end of the game (S8)."""

import pytest

from pyrite.games.saboteur.rules.state import State
from tests.games.saboteur.rules.table import chance, deal, kinds, legal, play, position, refused, table

EDITIONS = ("revised", "classic")
ROAD = "NESW@1,0;NESW@2,0;NESW@3,0;NESW@4,0;NEW@5,0;NEW@6,0"
DECK = {"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
DECK |= {"n": 1, "e": 1, "ns": 1, "ew": 1, "ne": 1, "nw": 1, "nes": 1, "new": 1, "nesw": 1}
DECK |= {"breakP": 3, "breakL": 3, "breakC": 3, "mendP": 2, "mendL": 2, "mendC": 2}
DECK |= {"mendPL": 1, "mendPC": 1, "mendLC": 1, "rockfall": 3, "map": 6}


def next_round(more: str = "") -> State:
    """Round 2 of a game of four about to be dealt; the round before left traces everywhere."""
    state = position(
        f"players=4 roles=MMMS looked=t/m/-/- broken=P/-/LC/- goals=NE,gold,nw table={ROAD} "
        f"hands=map/NS/-/- passed=-/NE/-/- discard=rockfall,map pile=- {more}"
    )
    play(state, "map>bottom", "pass:NS")
    assert state.round == 2
    return state


def deal_roles(state: State) -> None:
    while any(draw.startswith("role:") for draw in chance(state)):
        play(state, next(iter(chance(state))))


def deal_goals(state: State) -> None:
    deal_roles(state)
    play(state, "goal:gold", "goal:NE", "goal:NW")


# S8.1


def test_S8_1_the_table_is_set_up_afresh() -> None:
    state = next_round()
    assert table(state) == {(0, 0): "NESW"}
    assert [goal.face_up for goal in state.view(None).goals] == [False] * 3
    assert state.view(None).last_laid is None


def test_S8_1_what_was_passed_and_discarded_is_taken_away() -> None:
    view = next_round().view(1)
    assert (view.passed, view.passed_counts, view.discard) == ((), (0, 0, 0, 0), ())


def test_S8_1_what_lay_before_the_players_is_taken_away() -> None:
    view = next_round().view(0)
    assert view.broken == ("",) * 4
    assert view.hand_sizes == (0,) * 4
    assert [goal.looked_by for goal in view.goals] == [()] * 3
    assert [goal.treasure for goal in view.goals] == [None] * 3


@pytest.mark.parametrize(("players", "roles"), [(3, "MMS"), (4, "MMMM"), (5, "MMMMS"), (10, "MMMMMMSSSS")])
def test_S8_1_the_roles_are_shuffled_with_the_leftover_card(players: int, roles: str) -> None:
    hands = "/".join(["NS"] + ["-"] * (players - 1))
    state = position(f"players={players} roles={roles} hands={hands} pile=-")
    play(state, "pass:NS")
    pool = {3: (3, 1), 4: (4, 1), 5: (4, 2), 10: (7, 4)}[players]
    assert chance(state) == {"role:miner": pool[0], "role:saboteur": pool[1]}
    assert state.view(0).roles == (None,) * players


def test_S8_1_the_goals_are_shuffled() -> None:
    state = next_round()
    deal_roles(state)
    assert chance(state) == {"goal:gold": 1, "goal:NE": 1, "goal:NW": 1}


@pytest.mark.parametrize("miners_win", [True, False])
def test_S8_1_all_67_cards_are_back(miners_win: bool) -> None:
    if miners_win:
        state = position(f"table={ROAD} hands=NS/EW,n/breakP turn=1 broken=P/-/- passed=-/NE/- discard=map")
        play(state, "EW@7,0", "nugget:1", "nugget:1", "take:1")
    else:
        state = next_round()
    deal_goals(state)
    assert chance(state) == {f"card:{kind}": count for kind, count in DECK.items()}
    assert state.pile_size == 67


def test_S8_1_full_hands_are_dealt_again_and_the_first_seat_begins() -> None:
    state = next_round()
    deal(state)
    assert state.view(None).hand_sizes == (6, 6, 6, 6)
    assert state.pile_size == 67 - 24
    assert state.turn == state.first


def test_S8_1_players_keep_their_nuggets() -> None:
    state = next_round("ledger=1s13,1s12")
    assert state.scores == [0, 5, 0, 4]
    assert state.view(1).nuggets == (2, 3)


def test_S8_1_only_the_nuggets_still_in_the_supply_are_shuffled() -> None:
    state = position(f"rounds=2 roles=MMS table={ROAD} hands=EW/-/-")
    play(state, "EW@7,0", "nugget:3", "nugget:1", "take:3")
    assert state.view(None).supply == 26
    deal(state, lambda draws: "goal:NE" if "goal:NE" in draws else draws[0])
    lays = ["NEW@1,0", "NEW@2,0", "NESW@3,0", "NEW@4,0", "NEW@5,0", "NESW@6,0", "pass:NES", "NEW@7,0"]
    for action in lays:
        deal(state)
        play(state, action)
    assert state.view(None).ending == "miners"
    assert chance(state) == {"nugget:1": 15, "nugget:2": 8, "nugget:3": 3}


# S8.2


def first_after(text: str, *actions: str) -> int | None:
    """The seat that begins the round after these actions have ended one."""
    state = position(f"players=4 pile=- {text}")
    play(state, *actions)
    assert state.round == 2
    return state.view(None).first


@pytest.mark.parametrize(("edition", "first"), [("revised", 2), ("classic", 3)])
@pytest.mark.parametrize("action", ["breakL>0", "mendP>3", "mendPL>3P", "rockfall@1,0", "map>top"])
def test_S8_2_action_cards_count_in_classic_only(action: str, edition: str, first: int) -> None:
    card = action.partition("@")[0].partition(">")[0]
    text = f"edition={edition} turn=1 starter=1 broken=-/-/-/P table=EW@1,0 hands=NW/NS/{card}/NE"
    assert first_after(text, "NS@0,1", action, "pass:NE", "pass:NW") == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_S8_2_cards_passed_away_do_not_count(edition: str) -> None:
    text = f"edition={edition} starter=2 turn=1 hands=NW/NS/NE/NE"
    assert first_after(text, "NS@0,1", "pass:NE", "pass:NE", "pass:NW") == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", range(4))
def test_S8_2_the_seat_to_the_left_of_who_laid_the_last_tunnel_begins(seat: int, edition: str) -> None:
    hands = "/".join("NS" if place == seat else "-" for place in range(4))
    assert first_after(f"edition={edition} starter=1 turn={seat} hands={hands}", "NS@0,1") == (1, 2, 3, 0)[seat]


@pytest.mark.parametrize("edition", EDITIONS)
def test_S8_2_only_the_last_tunnel_counts(edition: str) -> None:
    text = f"edition={edition} turn=1 hands=-/NS/-/NS"
    assert first_after(text, "NS@0,1", "NS@0,-1") == 0


@pytest.mark.parametrize(("edition", "first"), [("revised", 2), ("classic", 1)])
def test_S8_2_a_tunnel_counts_also_after_a_rockfall_has_removed_it(edition: str, first: int) -> None:
    text = f"edition={edition} turn=1 hands=rockfall/NS/-/-"
    assert first_after(text, "NS@0,1", "rockfall@0,1") == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_S8_2_in_classic_a_tunnel_after_an_action_card_counts(edition: str) -> None:
    text = f"edition={edition} turn=1 hands=-/map/NS/-"
    assert first_after(text, "map>top", "NS@0,1") == 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("starter", range(4))
def test_S8_2_if_nobody_laid_anything_the_seat_left_of_the_starter_begins(starter: int, edition: str) -> None:
    text = f"edition={edition} starter={starter} turn=2 hands=-/-/NS/NS"
    assert first_after(text, "pass:NS", "pass:NS") == (1, 2, 3, 0)[starter]


@pytest.mark.parametrize(("edition", "first"), [("revised", 1), ("classic", 3)])
def test_S8_2_if_nobody_laid_a_tunnel_but_an_action_card_was_played(edition: str, first: int) -> None:
    assert first_after(f"edition={edition} starter=0 turn=2 hands=-/-/map/-", "map>top") == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_S8_2_after_the_gold_the_seat_to_the_left_of_the_finder_begins(edition: str) -> None:
    text = f"edition={edition} roles=SMMM turn=2 table={ROAD} hands=map/map/EW/map"
    nuggets = ["nugget:1"] * (3 if edition == "revised" else 4)
    assert first_after(text, "EW@7,0", *nuggets, *["take:1"] * (len(nuggets) - 1)) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_S8_2_what_was_laid_in_the_round_before_does_not_count(edition: str) -> None:
    state = next_round(f"edition={edition} tunnel=2 card=2")
    assert (state.last_tunnel, state.view(None).last_card) == (-1, None)


# S8.3


@pytest.mark.parametrize("rounds", [1, 2, 3, 5])
def test_S8_3_the_game_ends_after_the_last_round(rounds: int) -> None:
    state = position(f"rounds={rounds} round={rounds} roles=MMS hands=NS/-/- pile=-")
    events = play(state, "pass:NS")
    assert state.is_over
    assert state.turn is None
    assert kinds(events)[-4:] == ["counted", "counted", "counted", "game_ended"]


@pytest.mark.parametrize(("rounds", "now"), [(2, 1), (3, 1), (3, 2), (5, 4)])
def test_S8_3_the_game_continues_before_the_last_round(rounds: int, now: int) -> None:
    state = position(f"rounds={rounds} round={now} roles=MMS hands=NS/-/- pile=-")
    events = play(state, "pass:NS")
    assert (state.is_over, state.round) == (False, now + 1)
    assert "game_ended" not in kinds(events)


def test_S8_3_the_nuggets_of_all_rounds_are_counted() -> None:
    state = position("round=3 roles=MMS ledger=1s03,1s12,2s01,2s11,2p21 hands=NS/-/- pile=-")
    events = play(state, "pass:NS")
    assert state.view(None).scores == (4, 3, 5)
    assert [(event.seat, event.count) for event in events if event.kind == "counted"] == [(0, 4), (1, 3), (2, 5)]


def test_S8_3_the_most_wins_and_nobody_has_won_before_the_end() -> None:
    state = position("round=3 roles=MMS ledger=1s03,1s12 hands=NS/-/- pile=-")
    assert (state.winners, state.view(0).winners) == ([], None)
    play(state, "pass:NS")
    assert state.scores == [3, 2, 4]
    assert (state.winners, state.view(0).winners) == ([2], (2,))


def test_S8_3_equals_share_the_win() -> None:
    state = position("round=3 roles=MMS ledger=1s03,1s01,2s12 hands=NS/-/- pile=-")
    play(state, "pass:NS")
    assert state.scores == [4, 2, 4]
    assert state.winners == [0, 2]


def test_S8_3_after_the_end_nothing_can_be_done() -> None:
    state = position("round=3 hands=NS/-/- pile=-")
    play(state, "pass:NS")
    assert legal(state) == set()
    assert chance(state) == {}
    assert refused(state, "pass:NS") == "S8.3"
