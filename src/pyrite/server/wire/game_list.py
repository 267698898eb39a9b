"""What can be played here, described so that a page can build its forms from it."""

from pyrite.bots import PERSONALITIES
from pyrite.game import GAMES, AnyGame
from pyrite.server.messages import Clock, GameOffered, Games, OptionOffered, PhraseOffered, Settings
from pyrite.server.tables.request import offered_levels


def games() -> Games:
    """List all games, options, bots and clocks."""
    offered = [offered_levels(a_game) for a_game in GAMES.values()]
    return Games(
        games=tuple(map(_offer, GAMES.values())),
        bots=tuple(dict.fromkeys(name for names in offered for name in names)),
        personalities=tuple(PERSONALITIES),
        clocks=tuple(Clock),
        settings=Settings(),
    )


def _offer(a_game: AnyGame) -> GameOffered:
    defaults = a_game.options_from({"players": a_game.default_players})
    options = [
        OptionOffered(
            name=name,
            kind=spec.kind,
            least=spec.least,
            most=spec.most,
            choices=spec.choices,
            rule=spec.rule,
            default=None if spec.kind == "file" else getattr(defaults, name),
        )
        for name, spec in a_game.option_specs.items()
    ]
    phrases = [PhraseOffered(id=phrase.id, args=phrase.args) for phrase in a_game.phrases]
    return GameOffered(
        game=a_game.name,
        options=tuple(options),
        phrases=tuple(phrases),
        bots=offered_levels(a_game),
        roles={players: a_game.role_deck(players) for players in a_game.players},
    )
