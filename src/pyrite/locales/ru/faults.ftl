### Что не так с опциями, ботами, коробками и позициями.

fault-option-range = { $name }: { $value }; нужно целое число от { $least } до { $most } ({ $rule })
fault-option-switch = { $name }: { $value }; нужно True или False
fault-option-unknown = у { $game } нет опции { $name }; опции: { $names }
fault-players-missing = не указано players: сколько игроков?
fault-revision = revision не выбирают: новая игра идёт по новейшим правилам
fault-no-file-option = опция { $name } игры { $game } не читается из файла
fault-no-bot = нет бота { $bot }; есть { $names } или свой в виде module:Class
fault-no-bot-because = нет бота { $bot }: { $why }
fault-not-a-bot = { $bot } — не бот: у него нет act(view, budget)
fault-bot-elsewhere = бот { $bot } не играет в { $game }; играют { $names }
fault-no-personality = нет характера { $name }; есть { $names }
fault-position-word = позиция этой игры начинается со слова { $game }
fault-position-twice = { $name } указано дважды
fault-position-field = { $word } — не поле позиции; поля: { $names }
fault-position-players = не указано players=...
fault-position-number = { $name }={ $value } должно быть числом
fault-position-one-of = { $name }={ $value } должно быть одним из: { $names }
fault-position-seat = { $name }={ $value }: места от 0 до { $last }
fault-position-seats = { $name } называет мест: { $count }, а игроков { $players }
fault-position-letters = { $name }: { $value } должно быть из букв { $letters }, в этом порядке
fault-position-card = { $name }: { $word } — не карта; карты: { $names }
fault-not-trained = ботов игры { $game } не обучают
fault-no-game = нет игры { $name }; есть { $names }
fault-only-revision = revision: { $value }; у этих правил есть только версия { $only }
fault-position-hands-turn = hands: ходит место { $seat }, у которого нет карт
fault-position-hands-none = hands: в этой фазе карты ещё не сданы
fault-position-hands-order = hands: карты сдают по очереди, начиная с места 0
fault-position-looked-none = looked: в этой фазе ещё никто ничего не подсмотрел
fault-position-pile-empty = pile: нет карты, чтобы её взять
fault-position-table-fresh = table: в этой фазе ещё ничего не сыграно
fault-position-round-range = round={ $value }: нет такого раунда, их { $rounds }
fault-not-an-action = { $text } — не действие; примеры: { $examples }
fault-not-an-action-number = { $number } — не номер действия
fault-record-draw-form = { $text } должно быть взятием карты, например +NES
fault-record-seat-form = { $text } должно быть местом, за которым следует действие
fault-record-deal-form = { $text } должно быть вида role=NAME,NAME
fault-record-no-draw = { $text }: здесь ничего не тянут
fault-record-no-deal = { $kind }:{ $text }: здесь ничего не сдают
fault-record-digits = { $name }: должно быть 64 знака от 0 до 9 и от a до f
fault-record-before-round = строка '{ $word }' идёт перед первым раундом
fault-record-three-words = в строке '{ $word }' ещё три слова
fault-record-fair-place = строка 'fair' стоит сразу за своей строкой 'round'
fault-record-round-first = сначала идёт строка 'round { $round }'
fault-record-seal-first = сначала идёт строка 'seal'
fault-record-table-code = код стола — от 1 до 16 букв
fault-record-draw-first = сначала тянут: { $kind }
fault-record-other-turn = ходит место { $seat }, а не { $other }
fault-record-entropy-order = строки 'entropy' называют места, начиная с меньшего
fault-record-round-goes-on = раунд { $round } продолжается
fault-record-fair-twice = у раунда { $round } уже есть строка 'fair'
fault-record-seal-twice = у игры уже есть строка 'seal'
fault-record-over = игра окончена
fault-record-closing = ходы приводят к { $found }, а не к { $said }
fault-record-this-round = это раунд { $round }
fault-record-other-version = это { $found }, а прочитать можно только { $known }
fault-record-begins = запись начинается с { $header }
fault-record-after-end = после последней строки ничего нет
fault-record-cut-off = запись обрывается: она кончается строкой 'scores', 'turn' или 'deals'
fault-record-long-line = в строке не больше знаков, чем { $most }
fault-record-not-a-draw = { $text } — не взятие карты; примеры: { $examples }
