// Made by `python -m pyrite.server.wire.typescript` from src/pyrite/server/messages; do not edit.

/** What this page understands. */
export const PROTOCOL = 1

/** Takes a free seat before the game begins. */
export interface Sit {
  do: 'sit'
  name: string
  target?: number | null
  portrait?: number | null
  id: string
  expect?: number
  seat?: number | null
}

/** Leaves the seat: before the game it is free, then a bot plays it on. */
export interface Stand {
  do: 'stand'
  id: string
  expect?: number
  seat?: number | null
}

/** Another name or portrait for one's seat. */
export interface Rename {
  do: 'rename'
  name: string
  portrait?: number | null
  id: string
  expect?: number
  seat?: number | null
}

/** Says that one is ready to begin, or no longer. */
export interface Ready {
  do: 'ready'
  ready?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** Changes what is played and how; the host, most of it before the game begins. */
export interface ChangeSettings {
  do: 'settings'
  change: Change
  id: string
  expect?: number
  seat?: number | null
}

/** New settings of a table; what is left out stays. */
export interface Change {
  title?: string
  game?: string
  options?: Record<string, number | string | boolean | null>
  open?: boolean
  spectators?: boolean
  latecomers?: boolean
  hints?: boolean
  gentle?: boolean
  clock?: Clock
  pace?: number
  away?: number
  away_bot?: string
  password?: string | null
}

export type Clock = 'none' | 'relaxed' | 'brisk'

/** Puts a bot in a free seat, or another level in a bot's seat; the host, before the game begins. */
export interface SeatBot {
  do: 'seat_bot'
  level: string
  target?: number | null
  name?: string | null
  id: string
  expect?: number
  seat?: number | null
}

/** Empties a seat before the game begins, or gives the seat of a person who is away to a bot; the host. */
export interface Remove {
  do: 'remove'
  target: number
  ban?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** Hands the host's role to the person in a seat. */
export interface GiveHost {
  do: 'give_host'
  target: number
  id: string
  expect?: number
  seat?: number | null
}

/** Begins the game; the host. Empty seats are refused, or filled with bots of a level. */
export interface Start {
  do: 'start'
  fill?: string | null
  id: string
  expect?: number
  seat?: number | null
}

/** An action in its text form; refused as stale when a step was taken after `expect`. */
export interface Play {
  do: 'play'
  action: string
  id: string
  expect?: number
  seat?: number | null
}

/** Stops game and clocks; the host. */
export interface Pause {
  do: 'pause'
  id: string
  expect?: number
  seat?: number | null
}

/** Resumes the game after a pause; the host. */
export interface Resume {
  do: 'resume'
  id: string
  expect?: number
  seat?: number | null
}

/** A line of chat: to everyone at the table; a spectator's to the other spectators. */
export interface Say {
  do: 'say'
  text: string
  name?: string | null
  id: string
  expect?: number
  seat?: number | null
}

/** A quick phrase by its id, with its arguments, which every reader sees in their own language. */
export interface SayPhrase {
  do: 'phrase'
  phrase: string
  args?: (number | string)[]
  id: string
  expect?: number
  seat?: number | null
}

/** Hears no more lines of a seat, which is not written down; with `for_all`, by the host, nobody does. */
export interface Mute {
  do: 'mute'
  target: number
  muted?: boolean
  for_all?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** Closes the chat for everyone, phrases stay; the host. */
export interface CloseChat {
  do: 'close_chat'
  closed?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** A latecomer takes a bot's seat that is offered, or a person the seat that they left, while the game runs. */
export interface TakeOver {
  do: 'take_over'
  target: number
  name: string
  id: string
  expect?: number
  seat?: number | null
}

/** The person returns to a seat that a bot plays for them. */
export interface TakeBack {
  do: 'take_back'
  id: string
  expect?: number
  seat?: number | null
}

/** Asks for a one-time link that moves a seat to another device; the host may for a person who is away. */
export interface MoveLink {
  do: 'move_link'
  target?: number | null
  id: string
  expect?: number
  seat?: number | null
}

/** The same people at a new table, once the game is over. */
export interface Rematch {
  do: 'rematch'
  id: string
  expect?: number
  seat?: number | null
}

/** Votes to remove a person from the running game, or withdraws the vote; more than half of the others remove. */
export interface VoteRemove {
  do: 'vote_remove'
  target: number
  remove?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** Lets the next latecomer take a bot's seat in the running game, or no longer; the host. */
export interface OfferSeat {
  do: 'offer_seat'
  target: number
  offered?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** Says the password of a table. */
export interface Enter {
  do: 'enter'
  password: string
  id: string
  expect?: number
  seat?: number | null
}

/** Promises 32 random bytes for the deal, by their commitment; a person, before the game begins. */
export interface Contribute {
  do: 'contribute'
  commitment: string
  id: string
  expect?: number
  seat?: number | null
}

/** Reveals the bytes that were promised, in hexadecimal, once the secret of the game is fixed. */
export interface Reveal {
  do: 'reveal'
  reveal: string
  id: string
  expect?: number
  seat?: number | null
}

/** Tells the operator of the server about the person or bot in a seat; nobody at the table sees it. */
export interface Report {
  do: 'report'
  target: number
  reason: string
  id: string
  expect?: number
  seat?: number | null
}

/** Ends the game and opens its secrets, or removes a table whose game has not begun; the host. */
export interface Close {
  do: 'close'
  id: string
  expect?: number
  seat?: number | null
}

/** Asks which rule forbids an action, in its turn; refused with the answer, and nothing changes. */
export interface Why {
  do: 'why'
  action: string
  id: string
  expect?: number
  seat?: number | null
}

/** Looks at how a round ended, or has seen it: bots and clocks of the next round wait for readers, up to a limit. */
export interface Read {
  do: 'read'
  round: number
  is_done?: boolean
  is_role?: boolean
  id: string
  expect?: number
  seat?: number | null
}

/** Says after a game whether it was fun, and who was the best liar; only the host can read it. */
export interface Feedback {
  do: 'feedback'
  fun?: boolean | null
  fooled_by?: number | null
  id: string
  expect?: number
  seat?: number | null
}

/** A spectator asks the host of the running game for a bot's seat. */
export interface AskToPlay {
  do: 'ask_to_play'
  name: string
  id: string
  expect?: number
  seat?: number | null
}

/** Gives a bot's seat to somebody who asked to play, or says no; the host. */
export interface AnswerRequest {
  do: 'answer_request'
  request: number
  target?: number | null
  id: string
  expect?: number
  seat?: number | null
}

/** POST /api/tables: a table to set up. */
export interface NewTable {
  id: string
  game: string
  options?: Record<string, number | string | boolean | null>
  title?: string
  name?: string | null
  bots?: string[]
  settings?: Partial<Settings>
  password?: string | null
}

/** What the host chooses beside the game and its options. */
export interface Settings {
  open: boolean
  spectators: boolean
  latecomers: boolean
  hints: boolean
  gentle: boolean
  clock: Clock
  pace: number
  away: number
  away_bot: string
}

/** POST /api/play-now: a game against bots that is dealt immediately. */
export interface PlayNow {
  id: string
  game?: string
  options?: Record<string, number | string | boolean | null>
  name?: string
  level?: string
  settings?: Partial<Settings>
}

/** POST /api/links: takes the seat that a one-time link moves. */
export interface UseLink {
  link: string
}

/** POST /api/me/log-out: gives the asker a new token with all their seats; the old one holds nothing any more. */
export interface LogOut {
  id: string
}

/** POST /api/records: a record to look at. */
export interface NewRecord {
  record: string
}

/** POST /api/lessons/{game}/{step}: an action that is tried; nothing is kept of it. */
export interface Attempt {
  action: string
}

/** Everything, at the beginning and whenever the viewer's seat changes. */
export interface Welcome {
  type: 'welcome'
  seq: number
  at: number
  you: You
  table: TableSeen
  view: GameView | null
  prompt: Prompt | null
  talk: Line[]
  happened: Happened[]
  presence: Presence
  protocol: number
}

/** Who the viewer is at this table. */
export interface You {
  seat: number | null
  seats: number[]
  host: boolean
  muted: number[]
  removed?: boolean
  hands?: number[]
  asked?: boolean
  declined?: boolean
}

/** A table as everyone at it sees it. */
export interface TableSeen {
  code: string
  title: string
  game: string
  options: GameOptions
  settings: Settings
  status: Status
  seats: SeatSeen[]
  host: number | null
  chat_closed: boolean
  rules: string
  commitments: string[]
  secrets: string[]
  record: string | null
  rematch: string | null
  trouble: string | null
  seal?: SealSeen | null
  password?: boolean
  requests?: PlayRequest[]
  created: number
}

export type Status = 'gathering' | 'playing' | 'paused' | 'finished' | 'frozen'

/** A seat as everyone sees it. */
export interface SeatSeen {
  seat: number
  sitter: Sitter
  name: string
  bot: string | null
  ready: boolean
  muted: boolean
  offered?: boolean
  same_device?: number[]
  votes?: number
  portrait?: number | null
}

export type Sitter = 'nobody' | 'person' | 'bot'

/** Where the chance of the game comes from; docs/fairness.md explains it. */
export interface SealSeen {
  setup: string
  entropy: EntropySeen[]
  commitment?: string | null
  until?: number | null
  secret?: string | null
}

/** What a seat adds to the chance of the game, in hexadecimal. */
export interface EntropySeen {
  seat: number
  commitment: string
  reveal?: string | null
}

/** A spectator who asks to play. */
export interface PlayRequest {
  request: number
  name: string
}

/** What is waited for; docs/protocol.md lists the decisions of each game. */
export interface Prompt {
  what: string
  seat: number
  since: number
  clock?: Bank | null
  choices?: Choice[]
}

/** The clock of the seat to act. */
export interface Bank {
  banks: number[]
  more: number
  until: number | null
}

/** A line of chat, or a phrase. */
export interface Line {
  kind: 'line'
  seq: number
  at: number
  seat?: number | null
  name?: string
  text?: string | null
  phrase?: string | null
  args?: (number | string)[]
}

/** One entry of the table's log, as this viewer may know it. */
export interface Happened {
  seq: number
  at: number
  what: Created | Sat | Stood | Removed | Renamed | BotSeated | Readied | Changed | HostIs | Started | Stepped | Line | Muted | ChatClosed | Paused | Resumed | BotTookOver | Returned | TakenOver | Moved | Opened | Rematched | RemovalVoted | SeatOffered | LinkGiven | Closed
  events?: GameEvent[]
  scoring?: ScoreStep[]
}

/** The table was set up. */
export interface Created {
  kind: 'created'
}

/** A person took a seat before the game. */
export interface Sat {
  kind: 'sat'
  seat: number
  name: string
  portrait?: number | null
}

/** A person left their seat and does not return; while a game is running, `bot` continues for them. */
export interface Stood {
  kind: 'stood'
  seat: number
  bot: string | null
}

/** The host emptied a seat, or the host or a vote gave it to a bot in the running game. */
export interface Removed {
  kind: 'removed'
  seat: number
  bot?: string | null
  by_vote?: boolean
  banned?: boolean
}

/** A person has another name or portrait. */
export interface Renamed {
  kind: 'renamed'
  seat: number
  name: string
  portrait?: number | null
}

/** A bot sits in a seat. */
export interface BotSeated {
  kind: 'bot_seated'
  seat: number
  level: string
  name: string
}

/** A person is ready, or no longer. */
export interface Readied {
  kind: 'readied'
  seat: number
  ready: boolean
}

/** The host changed the settings; the table shows them. */
export interface Changed {
  kind: 'changed'
}

/** The host's role went to the person in a seat. */
export interface HostIs {
  kind: 'host_is'
  seat: number
}

/** The game began. */
export interface Started {
  kind: 'started'
}

/** A seat decided; the events beside it tell what the viewer may know of it. */
export interface Stepped {
  kind: 'stepped'
  seat: number
}

/** The host muted a seat for everyone, or no longer. */
export interface Muted {
  kind: 'muted'
  seat: number
  muted: boolean
}

/** The host closed the chat, or opened it again. */
export interface ChatClosed {
  kind: 'chat_closed'
  closed: boolean
}

/** The game is paused. */
export interface Paused {
  kind: 'paused'
}

/** The game was resumed. */
export interface Resumed {
  kind: 'resumed'
}

/** A bot plays for a person. */
export interface BotTookOver {
  kind: 'bot_took_over'
  seat: number
  level: string
  why: string
}

/** The person plays their seat again. */
export interface Returned {
  kind: 'returned'
  seat: number
}

/** A latecomer took a bot's seat. */
export interface TakenOver {
  kind: 'taken_over'
  seat: number
  name: string
  was?: string
}

/** A seat went to another device of its person. */
export interface Moved {
  kind: 'moved'
  seat: number
}

/** The game is over: the secrets of the rounds in hexadecimal, so that anyone can check the deal, and the record. */
export interface Opened {
  kind: 'opened'
  secrets: string[]
  record: string
  secret?: string | null
}

/** The same people play again at a new table. */
export interface Rematched {
  kind: 'rematched'
  code: string
}

/** The person in a seat wants to remove the one in `target` from the game, or no longer. */
export interface RemovalVoted {
  kind: 'removal_voted'
  seat: number
  target: number
  remove: boolean
}

/** The host lets a latecomer take a bot's seat, or no longer. */
export interface SeatOffered {
  kind: 'seat_offered'
  seat: number
  offered: boolean
}

/** Somebody may take a seat with a one-time link: its person asked for one, or the host while they were away. */
export interface LinkGiven {
  kind: 'link_given'
  seat: number
  by_host: boolean
}

/** The host ended the game before its end. */
export interface Closed {
  kind: 'closed'
}

/** A step of the scoring: what each of some seats wins by it, or loses. */
export interface ScoreStep {
  what: string
  side: string | null
  seats: number[]
  points: number
  sum: number
  best: number
}

/** Who is connected now; not part of the log. */
export interface Presence {
  type: 'presence'
  here: boolean[]
  away_until: (number | null)[]
  watching: number
  waiting: boolean
  reading: boolean[]
  reading_until: number | null
}

/** Instead of a welcome to somebody who may not watch. */
export interface Door {
  type: 'door'
  seq: number
  table: TableListed
  banned?: boolean
  happened?: Happened[]
  protocol: number
}

/** What anybody may know of a table: it is what the list of open tables shows. */
export interface TableListed {
  code: string
  title: string
  game: string
  status: Status
  players: number
  free: number[]
  spectators: boolean
  password?: boolean
  asleep?: boolean
  created: number
}

/** What happened; table, view and prompt if they changed. */
export interface Update {
  type: 'update'
  seq: number
  at: number
  happened?: Happened[]
  table?: TableSeen
  view?: GameView
  changes?: Partial<GameView>
  prompt?: Prompt | null
}

/** A line of a spectator to the other spectators; it is not part of the log and is lost when the server stops. */
export interface Gallery {
  type: 'gallery'
  line: Line
}

/** A command was carried out and is saved. */
export interface Done {
  type: 'done'
  id: string
  seq: number
  seat?: number | null
  link?: string | null
  code?: string | null
}

/** A command was refused: why, and the state of the table now. */
export interface Refused {
  type: 'refused'
  id?: string | null
  seq?: number
  why: RefusalReason
  now?: TableNow | null
}

/** Why something was refused: a stable code, a sentence in English, and the number of the rule if a rule forbids it. */
export interface RefusalReason {
  code: Code
  text: string
  rule?: string | null
  texts?: Record<string, string>
}

export type Code =
  | 'bad_message'
  | 'too_large'
  | 'too_fast'
  | 'too_many'
  | 'foreign_origin'
  | 'no_token'
  | 'no_such_table'
  | 'table_closed'
  | 'no_such_link'
  | 'no_such_record'
  | 'no_such_page'
  | 'no_spectators'
  | 'no_such_seat'
  | 'not_your_seat'
  | 'which_seat'
  | 'seat_taken'
  | 'already_seated'
  | 'table_full'
  | 'seats_empty'
  | 'not_a_bot'
  | 'no_such_bot'
  | 'not_host'
  | 'not_a_person'
  | 'has_begun'
  | 'not_begun'
  | 'is_paused'
  | 'not_paused'
  | 'not_finished'
  | 'is_finished'
  | 'is_frozen'
  | 'stale'
  | 'not_your_turn'
  | 'no_such_action'
  | 'illegal'
  | 'bad_options'
  | 'bad_name'
  | 'bad_text'
  | 'bad_phrase'
  | 'bad_record'
  | 'chat_closed'
  | 'you_are_muted'
  | 'latecomers_not_wanted'
  | 'request_declined'
  | 'no_such_request'
  | 'no_hints'
  | 'seen_another_hand'
  | 'was_removed'
  | 'address_waits'
  | 'still_here'
  | 'too_few_voters'
  | 'bad_reveal'
  | 'needs_password'
  | 'wrong_password'
  | 'banned'
  | 'maintenance'
  | 'not_saved'
  | 'stopping'
  | 'fault'

/** The table as the viewer sees it now, sent with a refusal. */
export interface TableNow {
  you: You
  table: TableSeen
  view: GameView | null
  prompt: Prompt | null
}

/** Sent every 20 seconds to show that the connection works, and when saving fails or works again. */
export interface Ping {
  type: 'ping'
  at: number
  announcement?: string
  waits?: boolean
}

/** The last message of a connection that the server ends. */
export interface Bye {
  type: 'bye'
  why: RefusalReason
}

/** The table that was made, and the asker's seat there. */
export interface NewSeat {
  code: string
  seat: number | null
  seq: number
}

/** POST /api/tokens: a new identity for a program, to be sent as `Authorization: Bearer …`. */
export interface ProgramToken {
  token: string
}

/** POST /api/me: the asker's seats at all tables; a browser gets its cookie here. */
export interface Me {
  seats: MySeat[]
  announcement: string
}

/** A seat of the asker. */
export interface MySeat {
  code: string
  seat: number
  title: string
  game: string
  status: Status
  turn: boolean
}

/** GET /api/games: what can be played, and with which bots, clocks and settings. */
export interface Games {
  games: GameOffered[]
  bots: string[]
  personalities: string[]
  clocks: Clock[]
  settings: Settings
  longest_name: number
  longest_title: number
  longest_line: number
}

/** A game that can be played here, with everything that can be chosen. */
export interface GameOffered {
  game: string
  options: OptionOffered[]
  phrases: PhraseOffered[]
  bots: string[]
  roles: Record<number, Record<string, number>>
}

/** An option of a game: its kind is "number", "flag", "choice", "seat" or "file". */
export interface OptionOffered {
  name: string
  kind: string
  default?: number | string | boolean | null
  least?: number | null
  most?: number | null
  choices?: string[]
  rule?: string | null
}

/** A quick phrase: the kinds of its arguments, in order. */
export interface PhraseOffered {
  id: string
  args: string[]
}

/** GET /api/tables: the open tables, the newest first. */
export interface Tables {
  tables: TableListed[]
}

/** GET /api/tables/{code}/invitation: the link to give to friends; .../qr.svg draws it. */
export interface Invitation {
  link: string
  reaches_others: boolean
}

/** Where a record is found: GET /api/records/{id}, and as a file with `/file` behind it. */
export interface RecordLink {
  id: string
}

/** A finished game: everything is open now, and can be stepped through. */
export interface RecordSeen {
  id: string
  game: string
  options: GameOptions
  record: string
  names?: string[]
  steps: number
  table?: string | null
}

/** GET /api/records/{id}/replay, /api/tables/{code}/past: a line for the deal and for each decision after it. */
export interface Moment {
  step: number
  steps: number
  seat: number | null
  action: string | null
  view: GameView
  events: GameEvent[]
  hands?: string[][]
}

/** GET /api/tables/{code}/talk: what was said at a table whose game is over, and who came late to it. */
export interface Talk {
  lines: SpokenLine[]
  takeovers: Takeover[]
}

/** A line, and the step of the game after which it was said. */
export interface SpokenLine {
  step: number
  line: Line
}

/** Somebody took a bot's seat, and the step of the game after which they did. */
export interface Takeover {
  step: number
  what: TakenOver
}

/** GET /health: whether the server serves. */
export interface Health {
  status: string
  version: string
  engine: string
  tables: number
  viewers: number
  store: string
}

/** GET /ready: whether people should be sent to this server. */
export interface Readiness {
  status: string
}

/** GET /api/me/data: everything that the server has stored about the asker. */
export interface OwnData {
  at: number
  tables: OwnTable[]
  reports: OwnReport[]
}

/** A table at which the asker played, or which they set up. */
export interface OwnTable {
  code: string
  game: string
  status: Status
  deeds: OwnEntry[]
  muted?: number[]
  opinions?: Opinion[]
  record?: string | null
}

/** Something that the asker did at a table, or that was done to them there. */
export interface OwnEntry {
  at: number
  kind: string
  seat?: number | null
  name?: string
  title?: string
  text?: string | null
  phrase?: string | null
  args?: (number | string)[]
  action?: string | null
}

/** What the person in a seat answered: `GET /api/tables/{code}/feedback`, for the host. */
export interface Opinion {
  at: number
  seat: number
  fun: boolean | null
  fooled_by: number | null
}

/** A report of the person to the operator about somebody. */
export interface OwnReport {
  at: number
  code: string
  name: string
  reason: string
}

/** What a bot in the place of the asker would think of another seat: `GET /api/tables/{code}/hints`. */
export interface Hint {
  seat: number
  text: string
  chances: Record<string, number>
}

/** What a bot in the place of the asker would do: `GET /api/tables/{code}/suggestion`. */
export interface Suggestion {
  action: string
}

/** A game, read again. */
export interface Hindsight {
  version: number
  reader: string
  roles: string[]
  rounds: RoundHindsight[]
}

/** A round, read again. */
export interface RoundHindsight {
  round: number
  first: number
  ended: number
  ending: string
  roles: string[]
  chances: number[][][]
  swings: Swing[]
  grounds: number[][]
  reads: number[]
  turning: TurningPoint | null
}

/** A decision that changed how much a player could be suspected: not to have the first of the roles, a good one. */
export interface Swing {
  step: number
  seat: number
  before: number
  after: number
}

/** The step that did most for how a round ended, and what the game measures it by, before and after it. */
export interface TurningPoint {
  step: number
  before: number
  after: number
}

/** GET /api/lessons/{game}: how a game is learned. */
export interface Lesson {
  steps: LessonStep[]
}

/** A step of a lesson: a real position, and what the rules allow in it. */
export interface LessonStep {
  name: string
  rule: string
  view: GameView
  prompt: Prompt
}

/** What came of it: "right", "other" (legal, yet not what is asked for) or "illegal"; and the table after it. */
export interface AttemptResult {
  result: string
  why?: RefusalReason | null
  answer?: string | null
  view?: GameView
  events?: GameEvent[]
}

/** A legal action taken apart, so that nobody has to read its text. */
export interface Choice {
  action: string
  verb: string
  card?: string | null
  cards?: string[]
  face?: string | null
  x?: number | null
  y?: number | null
  side?: string | null
  seat?: number | null
  tool?: string | null
  goal?: string | null
  value?: number | null
  seen?: string | null
  slot?: number | null
  losses?: number | null
}

export type AnyCommand =
  | Sit
  | Stand
  | Rename
  | Ready
  | ChangeSettings
  | SeatBot
  | Remove
  | GiveHost
  | Start
  | Play
  | Pause
  | Resume
  | Say
  | SayPhrase
  | Mute
  | CloseChat
  | TakeOver
  | TakeBack
  | MoveLink
  | Rematch
  | VoteRemove
  | OfferSeat
  | Enter
  | Contribute
  | Reveal
  | Report
  | Close
  | Why
  | Read
  | Feedback
  | AskToPlay
  | AnswerRequest

export type ServerMessage = Welcome | Door | Update | Presence | Gallery | Done | Refused | Ping | Bye

export type Happening =
  | Created
  | Sat
  | Stood
  | Removed
  | Renamed
  | BotSeated
  | Readied
  | Changed
  | HostIs
  | Started
  | Stepped
  | Line
  | Muted
  | ChatClosed
  | Paused
  | Resumed
  | BotTookOver
  | Returned
  | TakenOver
  | Moved
  | Opened
  | Rematched
  | RemovalVoted
  | SeatOffered
  | LinkGiven
  | Closed

/** What the views of all games have. */
export interface GameView {
  game: string
  options: GameOptions
  seat: number | null
  round: number
  phase: string
  turn: number | null
  draws_for: number | null
  first: number | null
  ending: string
  role: string | null
  hand: string[]
  hand_sizes: number[]
  pile: number
  last_card: number | null
  winners: number[] | null
  legal: string[]
}

/** What the events of all games have. */
export interface GameEvent {
  kind: string
  audience?: number | null
  seat?: number | null
  card?: string | null
  face?: string | null
  x?: number | null
  y?: number | null
  tool?: string | null
  treasure?: string | null
  value?: number | null
  count?: number | null
  round?: number | null
  ending?: string | null
}

/** What the options of all games have. */
export interface GameOptions {
  players: number
  rounds: number
  first: number | null
}
