"""The file that the detective plays by."""

import json

import pytest

from pyrite.games.saboteur.bots.knowledge.features import NAMES
from pyrite.games.saboteur.bots.knowledge.policy import WrongPolicy, default_policy, read_policy, write_policy


def changed(change):
    data = json.loads(write_policy(default_policy()))
    change(data)
    return json.dumps(data).encode()


def test_the_file_says_which_command_made_it():
    policy = default_policy()
    assert policy.command.startswith("pyrite train saboteur ")
    assert f"--seed {policy.seed}" in policy.command
    assert set(policy.weights["miner"]) == set(policy.weights["saboteur"]) == set(NAMES)
    assert read_policy(write_policy(policy)) == policy


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(format="pyrite detective 0"), "its format is 'pyrite detective 0'"),
        (lambda data: data["weights"]["miner"].pop("gain"), "has no weight for gain, of a miner"),
        (lambda data: data["weights"]["saboteur"].update(luck=1.0), "has a weight for the unknown luck, of a saboteur"),
        (lambda data: data["weights"].pop("saboteur"), "has no weight for .* and .* more, of a saboteur"),
        (lambda data: data["weights"]["miner"].update(gain="much"), "Expected `float`"),
        (lambda data: data["table"]["contexts"].update({"far: laid 0": [0.0]}), "'far: laid 0' has 1 numbers"),
        (
            lambda data: data["table"]["hints"].update({"far: even": [1, 0, 1, 1]}),
            "'far: even' holds something",
        ),
        (lambda data: data["table"].update(shares=[]), "needs a share for each style"),
        (lambda data: data.pop("table"), "missing required field `table`"),
    ],
)
def test_a_file_of_the_wrong_shape_or_version_is_refused_with_a_message(change, message):
    with pytest.raises(WrongPolicy, match=message):
        read_policy(changed(change))


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff", b"{", b"null"])
def test_a_file_that_is_something_else_is_refused(data):
    with pytest.raises(WrongPolicy, match="not a policy of a detective"):
        read_policy(data)
