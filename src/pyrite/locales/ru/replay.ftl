### Сыгранные игры: шаг за шагом, чьими угодно глазами, и задним числом.

replay-title = Запись игры
replay-past-title = Что уже было
replay-missing-title = Такой игры нет
replay-back-to-table = Вернуться за стол
replay-eyes = Чьими глазами
replay-eyes-none = зрителя
replay-eyes-all = всех: карты открыты
replay-tabs = Что видно рядом с полем
replay-share = Поделиться
replay-share-title = Ссылка на этот момент
replay-download = Сохранить игру в файл
replay-open = Открыть игру из файла
replay-hands = Все роли и карты в руках
replay-role = { $role ->
    [miner] Старатель
    [saboteur] Вредитель
    [loyal] Честный
    [selfish] Жадный
   *[other] { $role }
}
replay-play = Смотреть
replay-stop = Остановить
replay-step-on = На шаг вперёд
replay-step-back = На шаг назад
replay-round-on = К следующему раунду
replay-round-back = К началу раунда
replay-scrub = Место в игре
replay-step = Шаг { $step } из { $steps }
replay-speed = Скорость
replay-times = { NUMBER($speed) }×
replay-watch = Посмотреть запись
replay-look-back = Что уже было

hindsight-title = Кто кого провёл
hindsight-about = Что внимательный зритель мог думать о каждом, шаг за шагом, по тому, что видели все.
hindsight-waiting = Игра перечитывается…
hindsight-nothing = В этой игре не закончен ни один раунд.
hindsight-round = Раунд { $round }
hindsight-chart = Как росли и падали подозрения в раунде { $round }. Чем кончилось, говорит таблица ниже.
hindsight-player = Игрок
hindsight-role = Роль
hindsight-seen = Раскрытие
hindsight-read = Чутьё
hindsight-moves = Ходы, изменившие мнение
hindsight-swing = { $role ->
    [miner] { $who } — старатель: { $before } % → { $after } %
    [saboteur] { $who } — вредитель: { $before } % → { $after } %
    [loyal] { $who } — честный: { $before } % → { $after } %
    [selfish] { $who } — жадный: { $before } % → { $after } %
   *[other] { $who }: { $before } % → { $after } %
}
hindsight-turning = Переломный момент
percent = { NUMBER($value) } %
