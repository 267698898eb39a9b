### Что не так с опциями, ботами, коробками и позициями.

fault-box-toml = коробка — не TOML: { $why }
fault-box-missing-part = нет раздела [{ $part }]
fault-box-missing-key = нет { $name }.{ $key }
fault-box-too-long = коробка слишком длинная; в ней не больше { $most } знаков
fault-box-dots = в коробке слишком много точек
fault-box-brackets = в коробке слишком много скобок
fault-box-values = в коробке слишком много значений
fault-box-escapes = в коробке слишком много экранирований
fault-box-text = box={ $box } — не коробка из записи; текст файла читает box.read(text)
fault-box-of-record = box={ $width }x{ $height };...: { $why }
fault-box-type = box должен быть типа Box: pyrite.games.lost_mines.rules.box.read(text) делает его из текста файла
fault-box-table = { $name } должно быть таблицей
fault-box-key = в { $name } нет { $key }; есть { $keys }
fault-box-list = { $name } должно быть списком
fault-box-number = { $name } должно быть целым числом от 0 до 99
fault-box-cell = { $name } должно быть клеткой, например [1, 2]
fault-box-deck = в колоде должно быть число для каждого вида карт
fault-box-paths = карт тропинок { $all } (L1.4), а в коробке { $count }
fault-box-actions = карт действий { $all } (L1.5), а в коробке { $count }
fault-box-tokens = жетонов { $all }, по одному на карту инструмента, ловушки и тролля (L1.5), а в коробке { $count }
fault-box-treasures = сокровищ { $all } (L1.6), а в коробке { $count }
fault-box-value = treasures.{ $kind }: ценность от 1 до { $most }
fault-box-mine-kinds = видов шахт { $all } (L1.7)
fault-box-shape = mines.{ $kind }: { $shape } — не форма; формы: { $shapes }
fault-box-closed = mines.{ $kind }: в { $shape } нельзя войти с любой стороны
fault-box-board = поле { $width } на { $height }; в нём от 3 до { $most } столбцов и рядов
fault-box-starts = карт старта 2
fault-box-mines = карт шахт 4 (L1.7), а на поле для них { $count } клеток
fault-box-off-board = клетки { $x },{ $y } нет на поле
fault-box-same-cell = два старта или две шахты лежат на одной клетке
fault-position-cell = { $name }: { $value } должно быть клеткой поля, например 3,1
fault-position-dwarfs-form = dwarfs: каждый — это - или b либо y с буквой L, O (сам за себя) или S, например bL,yS,bO
fault-position-dwarfs-many = dwarfs: слишком много { $dwarf } (L1.2)
fault-position-looked-form = looked: { $value } должно быть вида m0m3t2d4: шахты, сокровища, гномы
fault-position-mines-form = mines: { $value } должно быть одним из { $kinds } или открытым, например GOLD:NES
fault-position-mines-turned = mines: эта шахта лежит как { $one } или { $other }, а не как { $value }
fault-position-mines-four = mines={ $value } должно называть четыре шахты
fault-position-mines-each = mines={ $value }: каждый только один (L1.7)
fault-position-table-face = table: { $value } — не тропинка; примеры: NSW-tree@3,4 и EW-lake+boat@4,2
fault-position-table-twice = table: на { $cell } лежат две карты
fault-position-cards-many = слишком много карт { $card } (L1.4, L1.5)
fault-position-tokens-between = tokens: { $value } не лежит между двумя своими клетками (L5.3, L5.5)
fault-position-tokens-form = tokens: { $value } должно быть вида trap@4,2E или troll3@4,2S
fault-position-tokens-troll = tokens: у места { $seat } одновременно один тролль (L5.4)
fault-position-treasures-count = treasures: выложено сокровищ: { $count } (L2.2)
fault-position-treasures-form = treasures: { $value } должно содержать вид и ценность, например gold3, или взятое gold3>2
fault-position-treasures-box = treasures={ $value }: таких сокровищ в коробке нет (L1.6)
fault-position-voted-due = voted — 0 или 1, due — 0, 1 или 2
fault-position-walk-form = walk={ $value } должно называть, куда идти, например 9,2<W!1
fault-position-at-open = at: на { $x },{ $y } нет открытой карты
fault-position-at-obstacle = at: на препятствии { $x },{ $y } гном стоять не может (L4.4)
fault-position-at-one = at: на { $x },{ $y } может стоять только один гном (L4.5)
fault-position-caller-nobody = caller: никто не мог объявить голосование
fault-position-caller-other = caller: голосование объявил другой игрок, у которого есть карты
fault-position-due-before = due: перед этой фазой карту сыграли или сбросили
fault-position-due-out = due: сыгранных и сброшенных карт в руке уже нет
fault-position-dwarfs-dealt = dwarfs: в этой фазе роздано гномов: { $count }
fault-position-ending-phase = ending: не подходит к phase={ $phase }
fault-position-hands-most = hands: когда игроков { $players }, ни у кого не больше карт, чем { $most } (L2.4)
fault-position-mines-all = mines: в этой фазе разложены все шахты
fault-position-mines-none = mines: в этой фазе не разложена ни одна шахта
fault-position-mines-one = mines: шахту открывают только в phase=turn_mine
fault-position-mines-order = mines: шахты раскладывают по очереди
fault-position-phase-last = phase: после последней карты никто уже не идёт (L7.1)
fault-position-pile-aside = pile: десять карт откладывают (L2.4)
fault-position-played-none = played: в этой фазе ещё ничего не сыграно
fault-position-points-most = points: ни у кого не может быть больше чем { $most }, когда сыграно раундов { $rounds } (L7.3)
fault-position-starter-phase = starter: не подходит к phase={ $phase }
fault-position-treasures-out = treasures: выложено сокровищ: { $count }
fault-position-treasures-none = treasures: в этой фазе не выложено ни одно сокровище
fault-position-treasures-choice = treasures: выбирать не из чего
fault-position-treasures-phase = treasures: не подходят к этой фазе
fault-position-treasures-last = treasures: когда взято последнее сокровище, раунд окончен (L7.1)
fault-position-turn-phase = turn: не подходит к phase={ $phase }
fault-position-walk-side = walk: в закрытую шахту входят с какой-то стороны
fault-position-walk-mine = walk: путь ведёт к шахте
fault-position-walk-losses = walk: указано, сколько карт теряется, и они есть в руке
fault-position-walk-card = walk: там нет карты
fault-position-looked-none-such = looked: нет { $what }
