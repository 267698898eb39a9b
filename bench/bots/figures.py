"""What was counted, as rates and means with their intervals."""

from bench.bots.rounds import Tally
from pyrite.arena.beliefs import judge
from pyrite.arena.statistics import bootstrap, wilson

LEAST_SAID = 50  # a phrase said less often has no purity
SHARES = {  # by name: what is counted, of what
    "saboteurs won": "deals",
    "miners won talking": "deals",
    "miners won silent": "deals",
    "true claims of miners": "claims of miners",
    "true claims of saboteurs": "claims of saboteurs",
    "repairs of suspected": "repairs of others",
    "maps on less": "maps",
    "dead ends behind the start": "cards laid",
    "treasures left": "treasures in reach",
    "remarks": "turns",
    "remarks that repeat another seat's": "remarks",
}

Figure = dict[str, float]


def figures(tally: Tally) -> dict[str, Figure]:
    """By name: the figure, its interval, and how many it is of."""
    found: dict[str, Figure] = {}
    counts = tally.counts
    for name, of in SHARES.items():
        if counts[of] and name in counts:
            found[name] = _share(counts[name], counts[of])
    for name in sorted(counts):
        if name.startswith("exposed on "):
            found[name] = _share(counts[name], counts[name.removeprefix("exposed on ").partition(",")[0]])
        elif name.startswith("wins of "):
            found[name] = _share(counts[name], counts["deals"])
        elif name.startswith("ended by "):
            ended = sum(count for other, count in counts.items() if other.startswith("ended by "))
            found[name] = _share(counts[name], ended)
    for name, pairs in sorted(tally.pairs.items()):
        mean = bootstrap(pairs)
        if mean is not None:
            found[name] = {"value": mean.mean, "low": mean.low, "high": mean.high, "of": len(pairs)}
    for name, belief in tally.beliefs.items():
        judged = judge(belief)
        if judged is not None:
            found[f"log-loss of {name}"] = {"value": judged.log_loss, "of": judged.given}
            found[f"calibration error of {name}"] = {"value": judged.calibration_error, "of": judged.given}
            found[f"AUC of {name}"] = {"value": judged.auc or 0.0, "of": judged.given}
    found.update(_purity(tally))
    for name, thinking in sorted(tally.thinking.items()):
        found[f"milliseconds of {name}, median"] = {"value": 1000 * thinking.quantile(0.5), "of": thinking.moves}
        found[f"milliseconds of {name}, 99 %"] = {"value": 1000 * thinking.quantile(0.99), "of": thinking.moves}
    return found


def _share(count: int, of: int) -> Figure:
    low, high = wilson(count, of)
    return {"value": count / of if of else 0.0, "low": low, "high": high, "of": of}


def _purity(tally: Tally) -> dict[str, Figure]:
    """For each phrase, how likely the likeliest role is, all roles weighed equally."""
    found: dict[str, Figure] = {}
    phrases = {name.split()[1] for name in tally.counts if name.startswith("said ")}
    roles = [name.removeprefix("seats of ") for name in tally.counts if name.startswith("seats of ")]
    for phrase in sorted(phrases):
        said = {role: tally.counts[f"said {phrase} by {role}"] for role in roles}
        rates = {role: said[role] / tally.counts[f"seats of {role}"] for role in said}
        if sum(said.values()) >= LEAST_SAID:
            role = max(rates, key=lambda one: rates[one])
            purity = rates[role] / sum(rates.values())
            found[f"purity of {phrase} ({role})"] = {"value": purity, "of": sum(said.values())}
    return found


def table(found: dict[str, dict[str, Figure]]) -> str:
    lines = []
    for cell, rows in found.items():
        lines.append(f"\n{cell}")
        for name, row in rows.items():
            interval = f"  ({row['low']:.3f} to {row['high']:.3f})" if "low" in row else ""
            lines.append(f"  {name:60} {row['value']:8.3f}{interval}  of {row['of']:.0f}")
    return "\n".join(lines)
