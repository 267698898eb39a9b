"""The quality of suspicion: how well it separates the roles, its log loss, and its calibration."""

import math

import msgspec

STEPS = 1000  # a chance is counted to so many parts
SURE = 0.5 / STEPS  # nothing is taken to be surer than this: one wrong certainty would outweigh everything else
BINS = 10  # of the calibration error


class Belief(msgspec.Struct):
    """Chances that were given, by how large they were: how many turned out false, how many true."""

    counts: dict[int, tuple[int, int]] = {}

    def add(self, chance: float, is_true: bool) -> None:
        """Counts a chance that was given for something."""
        place = round(chance * STEPS)
        false, true = self.counts.get(place, (0, 0))
        self.counts[place] = (false + (not is_true), true + is_true)

    def merge(self, other: "Belief") -> None:
        """Adds what another has counted."""
        for place, (false, true) in other.counts.items():
            ours = self.counts.get(place, (0, 0))
            self.counts[place] = (ours[0] + false, ours[1] + true)


class Accuracy(msgspec.Struct, frozen=True):
    """Figures about the quality of chances."""

    given: int
    auc: float | None  # how often one for something true is higher than one for something false; None without both
    log_loss: float
    calibration_error: float  # how far, on average, chances are from how often such chances came true


def judge(belief: Belief) -> Accuracy | None:
    """The figures of what was believed; None if nothing was.

    >>> belief = Belief()
    >>> for chance, is_true in ((0.9, True), (0.8, False), (0.2, False), (0.1, False)):
    ...     belief.add(chance, is_true)
    >>> judge(belief).auc
    1.0
    """
    given = sum(map(sum, belief.counts.values()))
    if not given:
        return None
    loss = 0.0
    for place, (false, true) in belief.counts.items():
        chance = min(1 - SURE, max(SURE, place / STEPS))
        loss -= true * math.log(chance) + false * math.log(1 - chance)
    return Accuracy(given, _auc(belief), loss / given, _calibration_error(belief, given))


def _auc(belief: Belief) -> float | None:
    """Equal chances count as half."""
    below = won = 0.0
    for place in sorted(belief.counts):
        false, true = belief.counts[place]
        won += true * (below + false / 2)
        below += false
    trues = sum(true for _, true in belief.counts.values())
    return won / (trues * below) if trues and below else None


def _calibration_error(belief: Belief, given: int) -> float:
    """Over bins of a tenth each: the mean chance less the share that came true, weighed by how many there were."""
    bins = [[0.0, 0.0] for _ in range(BINS)]  # the sums of chances, of what came true
    for place, (false, true) in belief.counts.items():
        one = bins[min(BINS - 1, place * BINS // STEPS)]
        one[0] += (false + true) * place / STEPS
        one[1] += true
    return sum(abs(chances - trues) for chances, trues in bins) / given
