### Сыгранные игры: шаг за шагом, чьими угодно глазами, и задним числом.

replay-title = Запись игры
replay-past-title = Что уже было
replay-missing-title = Такой игры нет
replay-back-to-table = Вернуться за стол
replay-loading = Загружаем запись…
replay-player = Игрок { $number }
replay-people = Игроки: выбери, чьими глазами смотреть
replay-controls = Управление просмотром
replay-space = Пробел
replay-eyes = Чьими глазами
replay-eyes-none = зрителя
replay-eyes-all = всех: карты открыты
replay-tabs = Что видно рядом с полем
replay-share = Поделиться
replay-share-title = Ссылка на этот момент
replay-share-text = Кто её откроет, увидит то же поле теми же глазами.
replay-file = В виде файла
replay-download = Сохранить игру в файл
replay-opening = Открывается…
replay-open-text = Здесь можно посмотреть игру, сохранённую в файл: шаг за шагом, чьими угодно глазами, и узнать, кто кого провёл.
replay-bad-file = «{ $name }» — не запись игры, или что-то в ней против правил.
replay-hands = Роли и карты в руках
replay-no-cards = без карт
replay-discarded = В сбросе: { $count }
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

hindsight-about = Что внимательный зритель мог думать о каждом, шаг за шагом, по тому, что видели все.
hindsight-lines = Чем выше линия, тем меньше игрок был похож на роль «{ $role }». Толстые линии: у кого на самом деле была другая.
hindsight-press = Нажми на график или на ход, чтобы перейти туда.
hindsight-alone = Показать только эту линию
hindsight-what = Что значат эти числа
hindsight-what-text = Роль раскрыта: насколько уверенно зритель в конце мог сказать, кем игрок был на самом деле. Роли других угаданы: насколько уверенно сам игрок в конце мог сказать, кем были остальные; свои карты помогают.
hindsight-waiting = Анализируем игру…
hindsight-nothing = В этой игре не закончен ни один раунд.
hindsight-round = Раунд { $round }
hindsight-fate = { $fate ->
        [early] Маска спала рано: { $who }.
        [late] Маска спала поздно: { $who }.
        [doubted] Под сомнением до конца: { $who }.
       *[fooled] До конца без больших подозрений: { $who }.
    }
hindsight-chart = Как росло и падало подозрение к каждому игроку в раунде { $round }. Чем кончилось, показывает таблица ниже.
hindsight-player = Игрок
hindsight-role = Роль
hindsight-seen = Роль раскрыта
hindsight-read = Роли других угаданы
hindsight-why = Почему зритель мог так думать
hindsight-thought = { $looked }: { $percent } %
hindsight-moves = Ходы, изменившие мнение
hindsight-looked = { $who } · возможная роль { $role }
hindsight-swing = Подозрение к игроку { $who } { $change ->
        [up] выросло
       *[down] упало
    } { $before ->
        [100] со
       *[other] с
    } { $before } % до { $after } %
hindsight-turning = Переломный момент
percent = { NUMBER($value) } %
