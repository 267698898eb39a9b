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
