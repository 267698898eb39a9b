"""The moment of a decision as numbers, in plain Python: a second implementation of what `seat_sheet` fills in."""

from pyrite.games.saboteur.bots.knowledge.features import Decision
from pyrite.games.saboteur.bots.knowledge.moment import HELD, OTHERS, SUSPECTS, MomentNumbers, care
from pyrite.games.saboteur.bots.knowledge.roles import deals

FAR = 12.0  # distances and costs are counted up to this


def moment_row(decision: Decision, stealth: float) -> list[float]:
    """The moment as numbers of about the same size; `stealth` is how much this seat avoids suspicion."""
    outlook = decision.outlook
    view = outlook.view
    players = view.options.players
    others = [seat for seat in range(players) if seat != decision.seat]
    able = [seat for seat in others if not view.broken[seat]]
    cost = sum(chance * min(FAR, cost) for chance, cost in zip(outlook.gold, outlook.costs, strict=True))
    common = MomentNumbers(
        players=players / 10,
        most_saboteurs=max(deals(view.options)) / 4,
        pile=view.pile / 50,
        cards_left=(view.pile + sum(view.hand_sizes)) / players / 10,
        nearest=min(FAR, outlook.nearest) / 8,
        public_nearest=min(FAR, outlook.public_nearest) / 8,
        cost=cost / 8,
        potential=outlook.now,
        public_potential=outlook.public_now,
        sure_of_gold=max(outlook.gold),
        late=decision.late,
        exposed=decision.exposed,
        hampered=float(decision.hampered),
        own_broken=outlook.tools_broken(decision.seat) / 3,
        able_saboteurs=sum(outlook.suspect(seat) for seat in able) / 3,
        able_miners=sum(1 - outlook.suspect(seat) for seat in able) / 5,
        all_broken=sum(map(len, view.broken)) / 5,
        looked=sum(bool(goal.looked_by) for goal in view.goals) / 3,
        stealth=stealth,
        care=care(stealth),
    )
    hand = [sum(card in kinds for card in view.hand) / 3 for kinds in HELD]
    suspects = sorted((outlook.suspect(seat) for seat in others), reverse=True)
    following = [(decision.seat + ahead) % players for ahead in range(1, players)]
    acting = [number for seat in following for number in (outlook.suspect(seat), outlook.tools_broken(seat) / 3)]
    acting += [0.0] * (2 * OTHERS - len(acting))
    return [*common, *hand, *(suspects + [0.0] * SUSPECTS)[:SUSPECTS], *acting]
