### Что говорит командная строка. Названия команд, параметров, файлов и ботов не переводятся.
### $who, $target — места по номерам; $file — файл или база данных; $why — что с ними не так.

cli-what = { $games }: от стола до лаборатории.
cli-example = пример: { $command }
cli-see-help = подробнее: { $command }
cli-options-of = параметры игры «{ $game }»
cli-one-of = на выбор: { $names }

## Что стоит на месте того, что нужно вписать

cli-metavar-command = КОМАНДА
cli-metavar-what = ЧТО
cli-metavar-file = ФАЙЛ
cli-metavar-address = АДРЕС
cli-metavar-age = ВОЗРАСТ
cli-metavar-code = КОД
cli-metavar-commitment = РАУНД:ХЕШ
cli-metavar-game = ИГРА
cli-metavar-name = ИМЯ
cli-metavar-names = ИМЕНА
cli-metavar-seat = МЕСТО
cli-metavar-seconds = СЕКУНДЫ
cli-metavar-source = ФАЙЛ|ПОЗИЦИЯ

## Как объясняют аргументы и почему их не принимают

cli-argparse-usage = использование:
cli-argparse-positionals = аргументы
cli-argparse-options = параметры
cli-argparse-help = показать эту справку и выйти
cli-argparse-version = показать версию программы и выйти
cli-argparse-argument = аргумент { $argument_name }: { $message }
cli-argparse-required = не хватает аргументов: { $what }
cli-argparse-unrecognized = неизвестные аргументы: { $what }
cli-argparse-one-required = нужен один из аргументов: { $what }
cli-argparse-one-argument = нужно одно значение
cli-argparse-at-most-one = можно дать не больше одного значения
cli-argparse-at-least-one = нужно хотя бы одно значение
cli-argparse-not-with = нельзя вместе с аргументом { $what }
cli-argparse-ignored = здесь значение не нужно: { $what }
cli-argparse-ambiguous = неясный параметр: { $option } подходит к { $matches }
cli-argparse-invalid-value = неверное число: { $value }
cli-argparse-invalid-choice = такого нет: { $value } (на выбор: { $choices })
cli-argparse-unknown-parser = нет команды { $parser_name } (на выбор: { $choices })

## Параметры нескольких команд

cli-option-language = язык вывода: { $codes } (иначе язык терминала)
cli-option-json = вывести цифры в виде JSON
cli-option-pace = сколько ждать после каждого хода
cli-option-database = файл SQLite или адрес вроде postgresql://user@host/name (иначе файл в папке данных)
cli-option-rounds = сколько раундов в игре (по умолчанию — как в правилах)
cli-option-first = какое место начинает (по умолчанию по жребию)
cli-record-file = запись игры; - для стандартного ввода

## Команды

cli-serve-help = открыть столы для игры в браузере
cli-serve-what = Открывает столы для этого компьютера и его сети. Друзья заходят по одному из напечатанных адресов.
cli-serve-host = где слушать (по умолчанию везде; 127.0.0.1: только на этом компьютере)
cli-serve-port = с какого порта начать поиск (по умолчанию 8420; 0: любой)
cli-serve-thinkers = сколько процессов у ботов (по умолчанию 1)
cli-serve-settings = файл TOML с ограничениями и прочим (docs/hosting.md)
cli-serve-name = отвечать только на это имя хоста; можно повторять
cli-serve-bus = адрес NATS, nats://…, для многих процессов на одной базе PostgreSQL; без него сервер работает один
cli-serve-proxy = адрес прокси перед сервером, чьему X-Forwarded-For можно верить; можно повторять
cli-serve-public = настройки для сервера в открытом интернете; с опасной настройкой он не запустится
cli-serve-no-browser = не открывать страницу здесь
cli-serve-log = насколько подробно вести журнал (по умолчанию warning)
cli-simulate-help = провести много игр между ботами
cli-simulate-what = Проводит игры между ботами и считает, чем закончились раунды, по настоящим ролям.
cli-simulate-players = сколько игроков (по умолчанию 5)
cli-simulate-games = сколько игр (по умолчанию 100)
cli-simulate-bots = боты для мест по очереди: A или A,B,C
cli-simulate-seed = те же игры ещё раз (по умолчанию новое зерно (seed), оно печатается)
cli-simulate-watch = вместо цифр показать первую игру ход за ходом
cli-simulate-record = записать первую игру; - для стандартного вывода
cli-match-help = узнать, какой из двух ботов лучше
cli-match-what = Два бота играют одни и те же раздачи, по раунду на каждую. A играет за первую команду или сторону, а B за вторую, потом наоборот.
cli-match-a = бот: { $names }, llm:MODEL или свой, как module:Class
cli-match-b = другой бот или тот же
cli-match-players = 5 (по умолчанию), или 3,5,8, или 3-10
cli-match-deals = сколько раздач на каждое число игроков (по умолчанию 1000)
cli-match-seed = те же раздачи ещё раз (по умолчанию новое зерно (seed), оно печатается)
cli-match-grid = ещё и A против A, и B против B; для игр, где побеждают команды
cli-match-talk = пусть боты говорят и слышат друг друга
cli-match-cores = сколько процессов сразу (по умолчанию все ядра)
cli-match-on = вместо этого использовать кластер Ray по этому адресу (нужно дополнение ray)
cli-match-save = хранить там результаты; та же команда продолжит с этого места
cli-match-report = записать страницу HTML с графиками
cli-league-help = свести всех ботов друг с другом и оценить их
cli-league-what = Каждый бот против каждого в каждой игре, при любом числе игроков и вперемешку за одним столом: как часто они побеждают, чего стоит каждый в той и другой команде, насколько верны его подозрения и сколько он думает.
cli-league-quick = мало раздач: первое впечатление за несколько минут
cli-league-full = много раздач: десять минут на двух ядрах, зато цифры надёжные
cli-league-bots = только эти, например scout,digger,detective:sly
cli-train-help = заново обучить бота игре
cli-train-what = Считает, что делают игроки, а потом обучаемый бот шаг за шагом играет с собой и с другими. Результат зависит от зерна (seed) и числа шагов, но не от числа процессов. Если её прервать, та же команда продолжит с ФАЙЛ.partial; кривая рисуется в ФАЙЛ.svg.
cli-train-out = куда записать выученное
cli-train-seed = определяет каждый раунд (по умолчанию 1)
cli-train-steps = сколько шагов (по умолчанию { $steps })
cli-train-rounds = сколько раундов в шаге (по умолчанию { $rounds })
cli-replay-help = показать записанную игру ход за ходом
cli-replay-what = Показывает записанную игру ход за ходом, глазами одного места или зрителя.
cli-replay-as = что видно с этого места (иначе глазами зрителя)
cli-replay-suspicion = говорить, кто и почему становится подозрительным
cli-show-help = показать позицию или конец записи
cli-show-what = Показывает позицию или конец записи: поле в терминале или в виде SVG.
cli-show-source = запись или позиция; - для стандартного ввода
cli-show-svg = нарисовать поле в виде SVG
cli-show-as = что видно с этого места (иначе глазами зрителя)
cli-bench-help = измерить движок
cli-bench-what = Измеряет движок: шаги, выборки и виды в секунду и время импорта.
cli-verify-help = проверить, что законченную игру раздали честно
cli-verify-what = Проверяет, что каждая вытянутая карта законченной игры следует из секретов в записи, а они совпадают с отпечатками в записи и с твоими пометками. Как это устроено, сказано в docs/fairness.md.
cli-verify-commitment = что записано при раздаче раунда (или как game: перед первой раздачей), хотя бы первые 8 знаков; можно дать для каждого раунда
cli-verify-unfinished = принять запись игры, которую не доиграли
cli-verify-json = вывести раунды в виде JSON
cli-admin-help = обслуживать базу данных сервера
cli-admin-what = Обслуживает базу данных сервера: миграции, копии, старые столы, цифры.
cli-admin-migrate-help = обновить базу данных; это делает и `pyrite serve`
cli-admin-migrate-what = Обновляет базу данных; это делает и `pyrite serve`.
cli-admin-backup-help = скопировать базу SQLite, пока с ней работают
cli-admin-backup-what = Копирует базу SQLite, пока с ней работают.
cli-admin-remove-help = удалить старые столы
cli-admin-remove-what = Удаляет старые столы.
cli-admin-check-help = проверить базу данных и спасти, что можно
cli-admin-check-what = Проверяет, цела ли база данных и можно ли прочитать и воспроизвести каждый стол в ней; ничего не меняет. С --salvage копирует в новую базу всё, что читается.
cli-check-salvage = скопировать в эту новую базу то, что читается
cli-admin-copy-help = скопировать базу данных в другую, из SQLite в PostgreSQL или обратно
cli-admin-copy-what = Копирует каждую строку базы данных в пустую и сравнивает обе построчно. Сначала останови их серверы.
cli-copy-source = база, из которой читать: файл или адрес
cli-copy-target = пустая база, в которую писать: файл или адрес
cli-admin-stats-help = посчитать, что есть
cli-admin-stats-what = Считает, что есть.
cli-backup-file = куда положить копию; ничего не перезаписывается
cli-remove-older = те, которых не трогали 12h (часов), 30d (дней) или 8w (недель)
cli-remove-unfinished = и незаконченные игры; сначала останови сервер
cli-remove-records = и записи такого возраста
cli-remove-yes = не спрашивать

## Отказы

cli-not-an-age = { $text } — не возраст вроде 12h, 30d или 8w
cli-not-a-commitment = { $text } — не раунд с отпечатком вроде 1:66687aadf862bd77
cli-not-a-port = { $text } — не порт от 0 до 65535
cli-not-a-proxy = { $text } — не адрес и не сеть, например 127.0.0.1 или 10.0.0.0/8
cli-public-unsafe = --public не запускается: { $why }
cli-public-name = укажи через --name имя, по которому находят сервер, например --name play.example.org
cli-public-proxy = поставь перед сервером прокси с https и укажи его адрес через --proxy, например --proxy 127.0.0.1
cli-public-any-proxy = --proxy { $proxy } доверял бы каждому посетителю; укажи адрес самого прокси
cli-public-host = к серверу можно было бы подключиться в обход прокси; слушай только на этом компьютере: --host 127.0.0.1
cli-public-metrics = кто угодно мог бы читать /metrics; поставь для metrics "local" или "nobody", а для metrics_networks только свои сети
cli-public-limits = эти ограничения шире, чем у обычного сервера: { $names }
cli-not-up-to-64 = { $text } — не число от 1 до 64
cli-not-at-least-one = { $text } — не целое число от 1
cli-not-numbers = { $text } — не число игроков: укажи 5, 3,5,8 или 3-10
cli-not-seconds = { $text } — не число секунд от 0 до 60
cli-backwards = { $text } идёт задом наперёд
cli-nobody-there = --as { $seat }: там никто не сидит, места от 0 до { $last }
cli-grid-for-teams = --grid — для командных игр ({ $games }): в игре «{ $game }» оба бота и так играют на каждом месте каждой раздачи
cli-same-round-twice = --commitment дважды называет один и тот же раунд
cli-wrong-position = позиция неверна: { $why }
cli-wrong-record = { $file }: строка { $line }: { $why }
cli-wrong-settings = в { $file } неверные настройки: { $why }
cli-no-output = нет стандартного вывода, писать некуда
cli-no-input = нет стандартного ввода, читать неоткуда
cli-output-not-written = не удаётся записать вывод: { $why }
cli-missing-extra = не хватает пакетов: { $packages }. Установите их командой: { $command }
cli-not-cluster = { $text } не похоже на адрес кластера, например ray://head.example:10001
cli-no-cluster = кластер { $address } недоступен: { $why }
cli-cluster-differs = на узле кластера { $address } другие правила или боты: установите на все одну и ту же версию Pyrite
cli-version-engine = движок: { $build ->
        [compiled] скомпилирован
       *[interpreted] интерпретируется
    }
cli-version-extras = дополнения: { $names }
cli-version-no-extras = дополнения: нет
cli-crashed = ошибка в Pyrite прервала эту команду. Чтобы сообщить о ней, приложите строки выше и вывод команды { $command }. Сначала удалите пароли, секреты, адреса столов и имена игроков.
cli-not-read = не удаётся прочитать { $file }: { $why }
cli-not-written = не удаётся записать { $file }: { $why }
cli-not-used = { $file } не годится: { $why }
cli-no-text = { $file } — не текст
cli-too-long = { $file } длиннее любой записи или коробки: больше { $bytes } байт
cli-file-gone = файл { $file } пропал; если страница как раз собирается, попробуй ещё раз
cli-not-listening = не удаётся слушать { $host }: { $why }
cli-there-already = { $file } уже есть
cli-no-database = базы данных { $file } нет
cli-no-database-address = --database — не файл и не адрес базы данных
cli-not-sqlite = { $file } — не SQLite: используй программу самой базы, например pg_dump
cli-admin-secret = секрет страницы администратора слишком короткий: нужно не меньше { $count } знаков
cli-not-a-bus = { $text } не адрес сервера NATS, такой как nats://localhost:4222
cli-bus-needs-postgresql = --bus нужен для многих процессов на одной базе, и это должна быть PostgreSQL: --database postgresql://…
cli-database-in-use = эту базу данных занял другой сервер; дай этому свою через --database
cli-database-newer = база данных от более новой версии pyrite
cli-database-unusable = база данных { $file } не годится: { $why }
cli-copy-damaged = копия повреждена, а может быть, и сама база
cli-stop-first = база { $file } занята: останови сервер, прежде чем удалять незаконченные игры
cli-say-yes = без ответа ничего не удаляется: если спросить некого, добавь --yes
cli-trouble-EACCES = нет доступа
cli-trouble-EISDIR = это папка
cli-trouble-ENAMETOOLONG = слишком длинное имя файла
cli-trouble-ENOENT = нет такого файла или папки
cli-trouble-ENOSPC = на диске не осталось места
cli-trouble-ENOTDIR = это не папка

## serve

cli-port-taken = порт { $port } занят; вместо него { $number }
cli-where-here = на этом компьютере
cli-where-network = в той же сети
cli-stop-with = остановить: Ctrl-C

## admin

cli-at-revision = { $file }: ревизия { $revision }
cli-backed-up = { $file }: { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }, проверено
cli-tables = { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
cli-records = { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }
cli-removed = удалено: { $what }
cli-check-tables = { $file }: { $count ->
        [one] прочитан { $count } стол
        [few] прочитано { $count } стола
       *[many] прочитано { $count } столов
    }
cli-check-problem = база данных повреждена: { $why }
cli-check-damaged = за столом { $code } нельзя играть дальше: { $why }
cli-check-sound = повреждений не найдено
cli-copy-in-use = одной из этих баз пользуется сервер; сначала останови его
cli-copy-not-empty = { $file } не пуста: что-то есть в { $name }
cli-copy-differs = копия отличается от оригинала в { $name }; не пользуйся ею
cli-copied = { $file }: { $count ->
        [one] скопирована и сверена { $count } строка
        [few] скопированы и сверены { $count } строки
       *[many] скопировано и сверено { $count } строк
    }
cli-check-salvaged = { $file }: { $count ->
        [one] скопирована { $count } строка
        [few] скопированы { $count } строки
       *[many] скопировано { $count } строк
    }
cli-check-lost = { $name }: { $count ->
        [one] не удалось прочитать { $count } строку
        [few] не удалось прочитать { $count } строки
       *[many] не удалось прочитать { $count } строк
    }
cli-check-unread = { $name }: некоторых строк может не хватать, потому что прочитаны не все ключи
cli-entries-until = { $count ->
        [one] { $count } строка
        [few] { $count } строки
       *[many] { $count } строк
    }, последняя { $day }
cli-and-more = и ещё { $count }
cli-nothing-old = ничего настолько старого нет
cli-ask-remove = удалить всё это насовсем? [д/Н]
# Слово «да»; хватит и первой буквы.
cli-answer-yes = да
cli-status-gathering = собираются
cli-status-playing = играют
cli-status-paused = на паузе
cli-status-finished = сыграно
cli-status-frozen = заморожено
cli-stats-tables = столы
cli-stats-entries = строки
cli-stats-commands = команды
cli-stats-records = записи
cli-stats-links = ссылки
cli-stats-bytes = байты
cli-stats-last = последний раз
cli-stats-none = нет
cli-stats-count = { $count }
cli-stats-of-status = { $status }: { $count }

## verify

cli-fair = каждая вытянутая карта ({ $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }, всего карт: { $draws }) следует из секретов в записи, а они совпадают с отпечатками в записи
cli-fair-bound = отпечатки связаны со столом { $table }, с этими настройками и с каждым раундом
cli-fair-unbound = это старая запись: её отпечатки не связаны ни со столом, ни с настройками
cli-fair-added = игроки добавили свою случайность с мест: { $seats }
cli-fair-missing = игрок обещал случайность и не раскрыл её: место { $seats }
cli-fair-noted = отпечатки те же, что в твоих пометках
cli-fair-not-noted = НЕ проверено, показывали ли эти отпечатки при раздаче ({ $rounds }); укажи свои пометки через --commitment
cli-unfinished = игру не доиграли (--unfinished это разрешает)
cli-nothing-drawn = карт не тянули

## Цифры

cli-column-figure = показатель
cli-column-games = игры
cli-column-rounds = раунды
cli-column-deals = раздачи
cli-column-seats = места
cli-column-players = игроки
cli-column-raiders = нападающие
cli-column-role = роль
cli-column-who = кто
cli-column-ended-by = исход
cli-column-how-often = как часто, 95 %
cli-column-defenders-win = побеждают защитники, 95 %
cli-column-points = очки за раунд, 95 %
cli-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
cli-took = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с, { $build ->
        [compiled] движок скомпилирован
       *[interpreted] движок интерпретируется
    }
cli-simulate-title = { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, боты { $bots }, зерно (seed) { $seed }
cli-how-often = { $count }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (от { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-points-a-round = { $role }: очков за раунд { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-group-all = все
cli-match-title = { $game }, A { $a }, B { $b }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }, зерно (seed) { $seed }
cli-stopped-after = сыграно раздач: { $done } из { $deals }
cli-goes-on = та же команда с --save { $file } продолжит
cli-could-go-on = с --save ФАЙЛ можно было бы продолжить
cli-pace = { $letter } { $name }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, медиана { $median } мс, 99 % не дольше { $most } мс
cli-column-batches = порции
cli-column-steps = шаги
cli-column-bot = бот
cli-share = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stopped-after-batches = сыграно порций: { $done } из { $batches }
cli-stopped-after-steps = сделано шагов: { $done } из { $steps }; та же команда продолжит
cli-trained = { $file }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }; кривая в { $plot }
cli-league-title = { $name ->
        [quick] Короткая лига
       *[full] Полная лига
    }, зерно (seed) { $seed }
cli-league-as-defender = как защитник, 95 %
cli-league-as-raider = как нападающий, 95 %
cli-league-defenders-win = побеждают защитники
cli-league-against-raiders = против его нападающих
cli-league-pace = { $game }, { $bot }: медиана { $median } мс, 99 % не дольше { $most } мс
cli-league-points = «{ $game }»: { $a } против { $b }, очков: { $points }
cli-seated-defenders-ab = A защищает, B нападает
cli-seated-defenders-ba = B защищает, A нападает
cli-seated-aa = A против A
cli-seated-bb = B против B
cli-seated-overall = A лучше на
cli-seated-defending = A защищает лучше на
cli-seated-raiding = A нападает лучше на
cli-seated-a = A
cli-seated-b = B
cli-seated-more = у A больше на
cli-interval = { $value } (от { $low } до { $high })
cli-interval-percent = { $value } % (от { $low } до { $high })
cli-measuring = измеряем: { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $figure }
cli-measuring-import = измеряем: import
cli-figure-playout-steps-per-s = компилированных шагов в с
cli-figure-two-threads-ratio = два потока : один
cli-figure-api-steps-per-s = шагов Python в с
cli-figure-samples-per-s = выборок в с
cli-figure-views-per-s = видов в с
cli-figure-copies-per-s = копий в с
cli-bench-place = { $build ->
        [compiled] движок скомпилирован
       *[interpreted] движок интерпретируется
    }, { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
       *[many] { $cores } ядер
    }, нагрузка { NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-bench-title = { $game }, { $place }: медиана (от наименьшего до наибольшего)
cli-bench-import = import pyrite: { $median } мс (от { $low } до { $high })

## Игра на экране

cli-seat = № { $seat }
cli-suspicion = { $who }: { $level ->
        [sure] почти наверняка { $role }
        [likely] вероятно { $role }
        [even] трудно сказать
       *[open] возможно { $role }
    } ({ $percent } %)
cli-suspicion-why = { $said }. Причина: { $why }
cli-hand-of = рука № { $seat }
cli-hand-empty = пусто
cli-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-place = раунд { $round } из { $rounds }, колода { $pile }
cli-board-title = { $game }, раунд { $round } из { $rounds }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }

## Что случилось: то, что на странице сказано на «ты» или сразу о нескольких вещах

cli-tell-your-card = { $who } берёт карту { $card }: { $cardname }

## Вид словами

cli-describe-game = { $game }, игроков: { $players }.
cli-describe-you = Вы игрок № { $seat }.
cli-describe-spectator = Вы смотрите игру.
cli-describe-events = Что произошло у тебя на глазах:
cli-describe-talk = Что было сказано:
cli-describe-seats = Игроки (> ходит сейчас):
cli-describe-put-away = Твои карты, сброшенные рубашкой вверх: { $cards }
cli-describe-shown = Карты, сброшенные лицом вверх: { $cards }

## О чём спрашивают языковую модель

cli-model-rules = Вы играете в настольную игру со скрытыми ролями. Играйте на победу и не выдавайте своих тайн.
cli-model-choose = Что вы можете сделать сейчас:
cli-model-answer = Ответьте номером одного варианта и ничем больше.
cli-model-say = Что вы можете сказать перед ходом:
cli-model-say-answer = Ответьте номером одного из них или 0, чтобы промолчать.
cli-model-usage = { $letter } спрашивает языковую модель: вопросы { $questions }, заменённые ответы { $replaced } (опоздавшие { $late }, неудачные { $failed }), токены { $tokens }, доллары { $dollars }

## Игры как данные

cli-metavar-folder = ПАПКА
cli-data-help = записать игры как данные, по строке на решение
cli-data-what = Записывает решения в файлы Parquet, которые читают pandas, Polars и datasets: игры ботов, записи или игры с сервера. Та же команда продолжит после остановки.
cli-data-out = папка, куда писать
cli-data-records = записи, которые записать вместо игры
cli-data-database = база данных сервера, чьи оконченные игры записать вместо игры
cli-data-one-source = укажите --records или --database, но не оба
cli-data-written = { $folder }: записано игр { $games }, решений { $decisions }, секунд { $seconds }

## Насколько можно использовать слабости бота

cli-probe-help = найти игрока, который побеждает бота
cli-probe-what = Сеть учится побеждать бота, который не меняется, в каждой роли: сначала подражает боту, потом играет против него. Сеть играет на всех местах одной команды, бот на остальных. Результат — нижняя оценка: более долгий поиск может найти больше.
cli-probe-bot = бот, например { $names }
cli-probe-players = число игроков за столом (по умолчанию 3)
cli-probe-minutes = сколько минут учиться (по умолчанию 10)
cli-probe-deals = число раздач для сравнения (по умолчанию 300)
cli-probe-plot = нарисовать кривую в этот файл
cli-probe-title = { $game }, против { $bot }: доля выигранных раундов, раздач { $deals }, зерно (seed) { $seed }
cli-probe-itself = сам { $bot }
cli-probe-untrained = без обучения
cli-probe-imitating = после подражания
cli-probe-trained = после обучения
cli-probe-gain = больше, чем { $bot }, 95 %
cli-probe-curve = минуты: { $minutes }, решений против { $bot }: { $decisions }; { $first } и { $second }

## Отчёты

cli-report-title = { $a } против { $b }, { $game }
cli-report-who = A — это { $a }, B — это { $b }.
cli-report-explained-teams = Каждая раздача, один раунд, играется в каждой рассадке с одними и теми же картами. Доверительные интервалы 95 %: Уилсона для долей, парный бутстрэп по раздачам для разностей, которые даны в процентных пунктах.
cli-report-explained-points = Каждая раздача, один раунд, играется дважды с одними и теми же картами: A на одной стороне и B на другой, потом наоборот, так что каждый бот побывал на каждом месте. Доверительные интервалы 95 %, из парного бутстрэпа по раздачам.
cli-report-better = Насколько A лучше
cli-report-better-text = Как меняется доля, если A и B поменяются командами. Правее 0 лучше A.
cli-report-more = На сколько больше очков набирает A
cli-report-all-figures = Все числа
cli-report-thinking = Как долго они думают
cli-report-thinking-text = Время одного ядра на ход, в котором есть выбор, на игравшей машине.
cli-report-moves = ходы
cli-report-median = медиана
cli-report-within = 99 % не дольше
cli-report-made = Как это получено
cli-report-written = pyrite { $version }, { $build ->
        [compiled] скомпилированный движок
       *[interpreted] интерпретируемый движок
    }, зерно (seed) { $seed }, записано { $date }.
cli-report-heights = Высоты у каждого бота свои.
cli-milliseconds = { $time } мс
cli-percent = { $value } %
cli-range = от { $low } до { $high }
cli-league-report-everyone = Каждый бот играет против каждого.
cli-league-report-teams = { $game }: один бот играет за всю команду, другой — за всю команду соперников, каждая пара на одних и тех же раздачах; потом все боты играют вперемешку за одним столом.
cli-league-report-points = { $game }: каждый из двух ботов играет каждую раздачу за обе стороны.
cli-league-report-intervals = Доверительные интервалы 95 %: Уилсона для долей, парный бутстрэп по раздачам для разностей и очков.
cli-league-report-ratings = { $game }: рейтинги за смешанными столами
cli-league-report-ratings-text = Насколько силён бот в каждой из команд, по отдельности: 400 очков — это шансы десять к одному для его команды. Точка отсчёта, 0, — { $bot }.
cli-league-report-won = { $game }: { $won }, { $players }
cli-league-report-all-players = любое число игроков
cli-league-report-by-deal = по розданным ролям
cli-league-report-cell = A по строкам, B по столбцам. Раздач в каждой клетке: { $deals }
cli-league-report-better = { $game }: кто лучше на одних и тех же раздачах
cli-league-report-better-text = В процентных пунктах выигранных раундов, по очереди против каждого бота лиги.
cli-league-report-same-seats = { $game }: очки за раунд на одних и тех же местах
cli-league-report-suspicion = Подозрения в конце раунда
cli-league-report-suspicion-text = AUC: как часто игрок с этой ролью получает более высокий шанс, чем игрок без неё. Логарифмическая потеря: сколько неизвестного оставляют шансы; чем меньше, тем лучше. Ошибка калибровки: насколько шансы далеки от того, как часто они сбываются.
cli-league-report-about = о ком
cli-league-report-chances = дано шансов
cli-league-report-auc = AUC
cli-league-report-log-loss = логарифмическая потеря
cli-league-report-calibration = ошибка калибровки
