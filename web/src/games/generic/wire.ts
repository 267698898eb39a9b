// What the server tells about a game that is not in the page's bundle. Everything that is shown comes from there:
//
// GET /api/games                          lists it like any other game: name, options, phrases, and how many cards of
//                                         each role are shuffled for each number of players.
// GET /api/games/{name}/texts/{language}  `{"event-passed": "{ $who } passes", ...}`: by the id of a Fluent message its
//                                         pattern, in the language, or in English where there is no translation.
// GET /api/games/{name}/cards             `{"lamp": "<svg ...>", ...}`: an SVG document for each kind of card, drawn on
//                                         100 by 140 units; `back` and `role-back` are the backs of the cards.
//
// Views, prompts with their choices, and events arrive as for every other game. A view needs `game`, `seat` and `turn`;
// the fields below are shown if they are there. Prompts and choices are buttons. The texts, all of them optional:
//
// game-{name}, game-{name}-hint           its name, and a sentence about it
// option-{option}, option-{option}-hint   an option, and a sentence; option-{option}-{value} for its values
// prompt-{phase}                          what is asked; $me is "yes" for the player who decides, $who is their name
// choice-{verb}                           a choice; with all its fields, $who for its seat and $cardname for its card
// card-{kind}                             the name of a card
// role-{role}, role-{role}-text           a role, and what its player wants
// event-{kind}                            a line of the log; with all fields of the event, $who, $me, $target and
//                                         $cardname. An event without a text has no line.
// ending-{ending}                         how a round ended
// table                                   the name of the public area
import type { GameView } from '../../protocol'

/** A card that everybody sees: its kind, and where it is if that matters. */
export type PublicCard = string | { readonly card: string; readonly x?: number; readonly y?: number; readonly seat?: number | null }

export type GenericView = Pick<GameView, 'game' | 'seat' | 'turn'> &
  Partial<Omit<GameView, 'game' | 'seat' | 'turn'>> & {
    /** The cards in the public area. */
    readonly table?: readonly PublicCard[]
    /** The roles as far as the viewer knows them, by seat. */
    readonly roles?: readonly (string | null)[]
    /** What everybody has so far. */
    readonly scores?: readonly number[] | null
  }
