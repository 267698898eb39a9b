### What the command line says. Names of commands, options, files and bots stay as they are in every language.
### $who, $target are seats by their numbers; $file is a file or a database; $why is what was wrong with it.

cli-what = { $games }: play and study these games.
cli-example = example: { $command }
cli-see-help = see { $command }
cli-options-of = options of { $game }
cli-one-of = one of { $names }

## Placeholders in the help

cli-metavar-command = COMMAND
cli-metavar-what = WHAT
cli-metavar-file = FILE
cli-metavar-address = ADDRESS
cli-metavar-age = AGE
cli-metavar-code = CODE
cli-metavar-commitment = ROUND:HASH
cli-metavar-game = GAME
cli-metavar-name = NAME
cli-metavar-names = NAMES
cli-metavar-seat = SEAT
cli-metavar-seconds = SECONDS
cli-metavar-source = FILE|POSITION

## How arguments are explained and refused

cli-argparse-usage = usage:
cli-argparse-positionals = positional arguments
cli-argparse-options = options
cli-argparse-help = show this help message and exit
cli-argparse-version = show program's version number and exit
cli-argparse-argument = argument { $argument_name }: { $message }
cli-argparse-required = the following arguments are required: { $what }
cli-argparse-unrecognized = unrecognized arguments: { $what }
cli-argparse-one-required = one of the arguments { $what } is required
cli-argparse-one-argument = expected one argument
cli-argparse-at-most-one = expected at most one argument
cli-argparse-at-least-one = expected at least one argument
cli-argparse-not-with = not allowed with argument { $what }
cli-argparse-ignored = ignored explicit argument { $what }
cli-argparse-ambiguous = ambiguous option: { $option } could match { $matches }
cli-argparse-invalid-value = invalid number: { $value }
cli-argparse-invalid-choice = invalid choice: { $value } (choose from { $choices })
cli-argparse-unknown-parser = unknown parser { $parser_name } (choices: { $choices })

## Options that several commands have

cli-option-language = language of the output: { $codes } (default: your terminal’s language)
cli-option-json = print the figures as JSON
cli-option-pace = seconds to wait after each move
cli-option-database = a SQLite file, or an address such as postgresql://user@host/name (default: the one in your data folder)
cli-option-rounds = rounds per game (default: as in the rulebook)
cli-option-first = the seat that starts (default: random)
cli-record-file = a record; - for standard input

## Commands

cli-serve-help = start the server and open the game in the browser
cli-serve-what = Serves tables to this machine and its network. Friends can open one of the printed addresses.
cli-serve-host = the address to listen on (default: all; 127.0.0.1: this machine only)
cli-serve-port = the first port to try (default: 8420; 0: any)
cli-serve-thinkers = processes for the bots (default: 1)
cli-serve-settings = a TOML file with limits and more (docs/hosting.md)
cli-serve-name = answer only to this host name; repeatable
cli-serve-bus = the address of NATS, nats://…, for many workers on one PostgreSQL (default: one server alone)
cli-serve-proxy = the address of a proxy in front of the server; its X-Forwarded-For is trusted; repeatable
cli-serve-public = use settings for the open internet; refuses to start if a setting is unsafe
cli-serve-no-browser = do not open the page in a browser
cli-serve-log = how much to log (default: warning)
cli-simulate-help = play many games between bots
cli-simulate-what = Plays games between bots and counts how rounds ended, by the roles that were actually dealt.
cli-simulate-players = number of players (default: 5)
cli-simulate-games = number of games (default: 100)
cli-simulate-bots = bots for the seats, in turn: A or A,B,C
cli-simulate-seed = repeat the same games (default: a new seed, which is printed)
cli-simulate-watch = show the first game move by move instead of figures
cli-simulate-record = write the first game's record; - for standard output
cli-match-help = find out which of two bots is better
cli-match-what = Two bots play the same deals, one round each. A plays for the first team or side of the game and B for the second; then they swap.
cli-match-a = a bot: { $names }, llm:MODEL, or your own as module:Class
cli-match-b = another bot, or the same
cli-match-players = 5 (default), 3,5,8 or 3-10
cli-match-deals = deals per player count (default: 1000)
cli-match-seed = repeat the same deals (default: a new seed, which is printed)
cli-match-grid = also play A against A and B against B (only for games that teams win)
cli-match-talk = let the bots talk and listen to each other
cli-match-cores = number of processes (default: one per core)
cli-match-on = run on the Ray cluster at this address instead (needs the extra ray)
cli-match-save = save results here; the same command resumes
cli-match-report = write an HTML page with plots
cli-league-help = let all bots play each other and rate them
cli-league-what = Every bot plays every other in every game, at every player count, and mixed at one table: how often they win, how they do on each team, how good their suspicion is, and how long they think.
cli-league-quick = few deals: a first look in minutes
cli-league-full = many deals: ten minutes on two cores, for reliable figures
cli-league-bots = only these bots, such as scout,digger,detective:sly
cli-train-help = train a bot
cli-train-what = Counts what players do, then lets the learning bot play itself and others, step by step. The result depends only on the seed and the number of steps. After an interruption, the same command resumes from FILE.partial. The learning curve is drawn in FILE.svg.
cli-train-out = the file to write
cli-train-seed = the seed of all rounds (default: 1)
cli-train-steps = number of steps (default: { $steps })
cli-train-rounds = rounds per step (default: { $rounds })
cli-replay-help = show a recorded game move by move
cli-replay-what = Shows a recorded game move by move, as a seat or a spectator sees it.
cli-replay-as = show what this seat saw (default: a spectator)
cli-replay-suspicion = show who each seat suspects, and why
cli-show-help = show a position, or the end of a record
cli-show-what = Shows a position, or the end of a record, as a board in the terminal or as SVG.
cli-show-source = a record or a position; - for standard input
cli-show-svg = draw the board as SVG instead
cli-show-as = show what this seat sees (default: a spectator)
cli-bench-help = measure the engine
cli-bench-what = Measures the engine: steps, samples and views per second, and import time.
cli-verify-help = check that the draws of a finished game were fair
cli-verify-what = Checks that every draw of a finished game follows from the secrets in its record, and that these match the commitments in it and those you noted. docs/fairness.md says how.
cli-verify-commitment = a commitment that you noted at the deal of a round (or as game: before the first deal), at least its first 8 digits; repeatable
cli-verify-unfinished = accept the record of an unfinished game
cli-verify-json = print the rounds as JSON
cli-admin-help = maintain the database of a server
cli-admin-what = Maintains the database of a server: migrations, backups, old tables, statistics.
cli-admin-migrate-help = update the database; `pyrite serve` does this too
cli-admin-migrate-what = Updates the database; `pyrite serve` does this too.
cli-admin-backup-help = copy a SQLite database while it is in use
cli-admin-backup-what = Copies a SQLite database while it is in use.
cli-admin-remove-help = remove old tables
cli-admin-remove-what = Removes old tables.
cli-admin-check-help = check a database, and salvage a damaged one
cli-admin-check-what = Checks whether a database is sound and every table in it can be read and replayed; changes nothing. With --salvage, it copies everything readable into a new database.
cli-check-salvage = copy everything readable into this new database
cli-admin-copy-help = copy a database into another one, from SQLite to PostgreSQL or back
cli-admin-copy-what = Copies every row of a database into an empty one, and compares both row by row. Stop the servers of both first.
cli-copy-source = the database to read: a file or an address
cli-copy-target = the empty database to write: a file or an address
cli-admin-stats-help = show statistics of the database
cli-admin-stats-what = Shows statistics of the database.
cli-backup-file = the new file; existing files are never overwritten
cli-remove-older = the least time without activity, such as 12h, 30d or 8w
cli-remove-unfinished = also remove unfinished games; stop the server first
cli-remove-records = also remove records of that age
cli-remove-yes = do not ask for confirmation

## What is refused

cli-not-an-age = { $text } is not an age such as 12h, 30d or 8w
cli-not-a-commitment = { $text } is not a round and its commitment, such as 1:66687aadf862bd77
cli-not-a-port = { $text } is not a port from 0 to 65535
cli-not-a-proxy = { $text } is not an address or a network, such as 127.0.0.1 or 10.0.0.0/8
cli-public-unsafe = --public refuses to start: { $why }
cli-public-name = set the server's host name with --name, such as --name play.example.org
cli-public-proxy = put a proxy with https in front of the server and set its address with --proxy, such as --proxy 127.0.0.1
cli-public-any-proxy = --proxy { $proxy } would trust every visitor; use only the address of the proxy
cli-public-host = anyone could bypass the proxy; listen on this machine only with --host 127.0.0.1
cli-public-metrics = anyone could read /metrics; set metrics to "local" or "nobody", and metrics_networks to your own networks
cli-public-limits = these limits are wider than the defaults: { $names }
cli-not-up-to-64 = { $text } is not a number from 1 to 64
cli-not-at-least-one = { $text } is not a whole number, 1 or more
cli-not-numbers = { $text } is not a player count: use 5, 3,5,8 or 3-10
cli-not-seconds = { $text } is not a number of seconds from 0 to 60
cli-backwards = { $text } should be an ascending range
cli-nobody-there = --as { $seat }: no such seat; seats are 0 to { $last }
cli-grid-for-teams = --grid is only for { $games }: in { $game } both bots play every seat of every deal anyway
cli-same-round-twice = --commitment is given twice for the same round
cli-wrong-position = wrong position: { $why }
cli-wrong-record = { $file }: line { $line }: { $why }
cli-wrong-settings = wrong settings in { $file }: { $why }
cli-no-output = there is no standard output to write to
cli-no-input = there is no standard input to read from
cli-output-not-written = the output cannot be written: { $why }
cli-missing-extra = not installed: { $packages }. Install it with: { $command }
cli-not-cluster = { $text } is not the address of a cluster, such as ray://head.example:10001
cli-no-cluster = the cluster at { $address } cannot be used: { $why }
cli-cluster-differs = a node of the cluster at { $address } has other rules or bots: install the same version of Pyrite on all of them
cli-version-engine = engine: { $build ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-version-extras = extras: { $names }
cli-version-no-extras = extras: none
cli-crashed = an error in Pyrite has stopped this command. To report it, open an issue with the lines above and the output of { $command }. Remove passwords, secrets, addresses of tables and names of players first.
cli-not-read = { $file } cannot be read: { $why }
cli-not-written = { $file } cannot be written: { $why }
cli-not-used = { $file } cannot be used: { $why }
cli-no-text = { $file } is not a text file
cli-too-long = { $file } is longer than any record or box: more than { $bytes } bytes
cli-file-gone = { $file } is missing; if the page is being built right now, try again
cli-not-listening = cannot listen on { $host }: { $why }
cli-there-already = { $file } already exists
cli-no-database = database { $file } does not exist
cli-no-database-address = --database is neither a file nor the address of a database
cli-not-sqlite = { $file } is not SQLite: use the database's own tool, such as pg_dump
cli-admin-secret = the secret of the admin page is too short: it needs at least { $count } characters
cli-not-a-bus = { $text } is not the address of a NATS server, such as nats://localhost:4222
cli-bus-needs-postgresql = --bus is for many workers on one database, which has to be PostgreSQL: --database postgresql://…
cli-database-in-use = another server is using this database; use another one with --database
cli-database-newer = the database comes from a newer version of pyrite
cli-database-unusable = the database { $file } cannot be used: { $why }
cli-copy-damaged = the copy is damaged; the database may be damaged too
cli-stop-first = { $file } is in use: stop the server before removing unfinished games
cli-say-yes = nothing was removed, because nobody could confirm it: add --yes
cli-trouble-EACCES = Permission denied
cli-trouble-EISDIR = Is a directory
cli-trouble-ENAMETOOLONG = File name too long
cli-trouble-ENOENT = No such file or directory
cli-trouble-ENOSPC = No space left on device
cli-trouble-ENOTDIR = Not a directory

## serve

cli-port-taken = port { $port } is taken; this is { $number }
cli-where-here = on this machine
cli-where-network = on the same network
cli-stop-with = stop with Ctrl-C

## admin

cli-at-revision = { $file } is at revision { $revision }
cli-backed-up = { $file }: { $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }, checked
cli-tables = { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
cli-records = { $count ->
        [one] 1 record
       *[other] { $count } records
    }
cli-removed = removed { $what }
cli-check-tables = { $file }: { $count ->
        [one] 1 table was read
       *[other] { $count } tables were read
    }
cli-check-problem = the database is damaged: { $why }
cli-check-damaged = table { $code } cannot be continued: { $why }
cli-check-sound = no damage was found
cli-copy-in-use = a server is using one of these databases; stop it first
cli-copy-not-empty = { $file } is not empty: { $name } has rows
cli-copy-differs = the copy differs from the original in { $name }; do not use it
cli-copied = { $file }: { $count ->
        [one] { $count } row was copied and compared
       *[other] { $count } rows were copied and compared
    }
cli-check-salvaged = { $file }: { $count ->
        [one] 1 row was copied
       *[other] { $count } rows were copied
    }
cli-check-lost = { $name }: { $count ->
        [one] 1 row could not be read
       *[other] { $count } rows could not be read
    }
cli-check-unread = { $name }: some rows may be missing, because not all of its keys could be read
cli-entries-until = { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }, the last on { $day }
cli-and-more = and { $count } more
cli-nothing-old = nothing is that old
cli-ask-remove = remove all of this permanently? [y/N]
# The word for yes; its first letter is enough.
cli-answer-yes = yes
cli-status-gathering = gathering
cli-status-playing = playing
cli-status-paused = paused
cli-status-finished = finished
cli-status-frozen = frozen
cli-stats-tables = tables
cli-stats-entries = entries
cli-stats-commands = commands
cli-stats-records = records
cli-stats-links = links
cli-stats-bytes = bytes
cli-stats-last = last used
cli-stats-none = none
cli-stats-count = { $count }
cli-stats-of-status = { $count } { $status }

## verify

cli-fair = every draw of { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } ({ $draws } in all) follows from the secrets in the record, and these match the commitments in the record
cli-fair-bound = the commitments are bound to table { $table }, to these options and to each round
cli-fair-unbound = this is an older record: its commitments are not bound to the table or the options
cli-fair-added = players added their own randomness from seat { $seats }
cli-fair-missing = a player promised randomness and did not reveal it: seat { $seats }
cli-fair-noted = the commitments match those that you noted
cli-fair-not-noted = NOT checked: whether these commitments were shown at the deal ({ $rounds }); add those you noted with --commitment
cli-unfinished = the game is unfinished (--unfinished accepts that)
cli-nothing-drawn = nothing was drawn

## Figures

cli-column-figure = figure
cli-column-games = games
cli-column-rounds = rounds
cli-column-deals = deals
cli-column-seats = seats
cli-column-players = players
cli-column-raiders = raiders
cli-column-role = role
cli-column-who = who
cli-column-ended-by = ended by
cli-column-how-often = how often, 95%
cli-column-defenders-win = defenders win, 95%
cli-column-points = points per round, 95%
cli-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
cli-took = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $build ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }
cli-simulate-title = { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, bots { $bots }, seed { $seed }
cli-how-often = { $count }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-points-a-round = { $role } { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points per round
cli-group-all = all
cli-match-title = { $game }, A { $a }, B { $b }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, seed { $seed }
cli-stopped-after = stopped after { $done } of { $deals } deals
cli-goes-on = the same command with --save { $file } resumes
cli-could-go-on = to be able to resume, use --save FILE
cli-pace = { $letter } { $name }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, median { $median } ms, 99% within { $most } ms
cli-column-batches = batches
cli-column-steps = steps
cli-column-bot = bot
cli-share = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stopped-after-batches = stopped after { $done } of { $batches } batches
cli-stopped-after-steps = stopped after { $done } of { $steps } steps; the same command resumes
cli-trained = { $file }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; the curve is in { $plot }
cli-league-title = { $name ->
        [quick] The quick league
       *[full] The full league
    }, seed { $seed }
cli-league-as-defender = as a defender, 95%
cli-league-as-raider = as a raider, 95%
cli-league-defenders-win = defenders win
cli-league-against-raiders = against its raiders
cli-league-pace = { $game }, { $bot }: median { $median } ms, 99% within { $most } ms
cli-league-points = { $game }: { $a } { $points } points against { $b }
cli-seated-defenders-ab = A defends, B raids
cli-seated-defenders-ba = B defends, A raids
cli-seated-aa = A against A
cli-seated-bb = B against B
cli-seated-overall = A better by
cli-seated-defending = A defends better by
cli-seated-raiding = A raids better by
cli-seated-a = A
cli-seated-b = B
cli-seated-more = A more by
cli-interval = { $value } ({ $low } to { $high })
cli-interval-percent = { $value }% ({ $low } to { $high })
cli-measuring = measuring { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $figure }
cli-measuring-import = measuring import
cli-figure-playout-steps-per-s = compiled steps per s
cli-figure-two-threads-ratio = two threads : one
cli-figure-api-steps-per-s = Python steps per s
cli-figure-samples-per-s = samples per s
cli-figure-views-per-s = views per s
cli-figure-copies-per-s = copies per s
cli-bench-place = { $build ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }, { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    }, load { NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-bench-title = { $game }, { $place }: median (lowest to highest)
cli-bench-import = import pyrite: { $median } ms ({ $low } to { $high })

## A game on the screen

cli-seat = seat { $seat }
cli-suspicion = { $who }: { $level ->
        [sure] almost certainly { $role }
        [likely] probably { $role }
        [even] could be either
       *[open] perhaps { $role }
    } ({ $percent }%)
cli-suspicion-why = { $said }. Reason: { $why }
cli-hand-of = hand of seat { $seat }
cli-hand-empty = empty
cli-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-place = round { $round } of { $rounds }, pile { $pile }
cli-board-title = { $game }, round { $round } of { $rounds }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }

## What happened, where the page says "You" or puts several events into one line

cli-tell-your-card = { $who } gets the card { $card }: { $cardname }

## A view in words

cli-describe-game = { $game }, { $players } players.
cli-describe-you = You are seat { $seat }.
cli-describe-spectator = You are a spectator.
cli-describe-events = What has happened so far, as you saw it:
cli-describe-talk = What was said:
cli-describe-seats = The players (> acts next):
cli-describe-put-away = Cards you discarded face down: { $cards }
cli-describe-shown = Cards discarded face up: { $cards }

## What a language model is asked

cli-model-rules = You play a board game with hidden roles. Play to win, and keep your secrets.
cli-model-choose = Your choices:
cli-model-answer = Answer with the number of one choice and nothing else.
cli-model-say = Phrases you can say before your move:
cli-model-say-answer = Answer with the number of one of them, or 0 to say nothing.
cli-model-usage = { $letter } asked a language model: questions { $questions }, answers replaced { $replaced } (late { $late }, failed { $failed }), tokens { $tokens }, dollars { $dollars }

## Games as data

cli-metavar-folder = FOLDER
cli-data-help = write games as data, one row per decision
cli-data-what = Writes decisions as Parquet files that pandas, Polars and datasets read: games between bots, records, or the games of a server. The same command resumes after an interruption.
cli-data-out = the folder to write to
cli-data-records = records to write instead of playing
cli-data-database = the database of a server; its finished games are written instead of playing
cli-data-one-source = use --records or --database, not both
cli-data-written = { $folder }: games written { $games }, decisions { $decisions }, seconds { $seconds }

## How much a bot can be exploited

cli-probe-help = look for a player that beats a bot
cli-probe-what = Lets a network learn to beat a fixed bot in each role: first it imitates the bot, then it plays against it. The network plays all seats of one team, and the bot plays all others. The result is a lower bound: a longer search may find more.
cli-probe-bot = the bot, such as { $names }
cli-probe-players = players at the table (default: 3)
cli-probe-minutes = how long to learn (default: 10)
cli-probe-deals = deals for the comparison (default: 300)
cli-probe-plot = draw the learning curve in this file
cli-probe-title = { $game }, against { $bot }: share of rounds won, deals { $deals }, seed { $seed }
cli-probe-itself = { $bot } itself
cli-probe-untrained = untrained
cli-probe-imitating = after imitation
cli-probe-trained = trained
cli-probe-gain = more than { $bot }, 95%
cli-probe-curve = { $minutes } minutes, decisions against { $bot } { $decisions }: { $first } and { $second }

## Reports

cli-report-title = { $a } against { $b }, { $game }
cli-report-who = A is { $a }, B is { $b }.
cli-report-explained-teams = Every deal, one round, is played in each seating with the same cards. 95% confidence intervals: Wilson’s for rates, a paired bootstrap over deals for differences, which are in percentage points.
cli-report-explained-points = Every deal, one round, is played twice with the same cards: A on one side and B on the other, then the reverse, so that each bot has each seat once. 95% confidence intervals, by a paired bootstrap over deals.
cli-report-better = How much better A is
cli-report-better-text = How the rate changes when A and B swap teams. Right of 0, A is better.
cli-report-more = How many points more A wins
cli-report-all-figures = All figures
cli-report-thinking = How long they think
cli-report-thinking-text = Time of one core for a move with a choice, on the machine that played.
cli-report-moves = moves
cli-report-median = median
cli-report-within = 99% within
cli-report-made = How this report was made
cli-report-written = pyrite { $version }, { $build ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }, seed { $seed }, written on { $date }.
cli-report-heights = Heights are each bot’s own.
cli-milliseconds = { $time } ms
cli-percent = { $value }%
cli-range = { $low } to { $high }
cli-league-report-everyone = Every bot plays against every other.
cli-league-report-teams = { $game }: one bot plays a whole team and another bot the other team, each pair on the same deals; then all bots play mixed at one table.
cli-league-report-points = { $game }: each of two bots plays each side of every deal.
cli-league-report-intervals = 95% confidence intervals: Wilson’s for rates, a paired bootstrap over deals for differences and points.
cli-league-report-ratings = { $game }: ratings from mixed tables
cli-league-report-ratings-text = How strong a bot is in each team, rated separately: 400 points are odds of ten to one for its team. { $bot } is the reference, at 0.
cli-league-report-won = { $game }: { $won }, { $players }
cli-league-report-all-players = all player counts
cli-league-report-by-deal = by the roles that were dealt
cli-league-report-cell = A by row, B by column. Deals in each cell: { $deals }
cli-league-report-better = { $game }: who is better on the same deals
cli-league-report-better-text = In percentage points of rounds won, against each bot of the league in turn.
cli-league-report-same-seats = { $game }: points per round in the same seats
cli-league-report-suspicion = Suspicion at the end of a round
cli-league-report-suspicion-text = AUC: how often a player with the role gets a higher chance than a player without it. Log loss: what the chances leave unknown; lower is better. Calibration error: how far the chances are from how often they come true.
cli-league-report-about = about
cli-league-report-chances = chances given
cli-league-report-auc = AUC
cli-league-report-log-loss = log loss
cli-league-report-calibration = calibration error
