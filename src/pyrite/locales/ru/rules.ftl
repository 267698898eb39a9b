### Правила в приложении. Сами правила — в docs/rules; здесь то, что вокруг них.

rules-of = Правила: { $game }
rules-which = Какая игра
rules-contents = Содержание
rules-search = Искать в правилах
rules-search-hint = Слово или номер, например { $example }
rules-search-clear = Очистить поиск
# О поиске: находки — это правила, абзацы и таблицы.
rules-found = { $count ->
        [0] Ничего не нашлось. Попробуй меньше букв.
        [one] Найдено { $count } место
        [few] Найдено { $count } места
       *[many] Найдено { $count } мест
    }
rules-print = Напечатать
rules-top = Наверх
rules-untranslated = Эти правила ещё не переведены; вот они по-английски.
rules-not-loaded = Правила не загрузились. Проверь сеть и обнови страницу.
rules-picture = Пример: { $caption }

rules-marks = Что значат пометки
rules-mark-assumed = решили мы
rules-mark-assumed-text = В печатных правилах об этом не сказано. Это наше решение.
rules-mark-R = восстановлено
rules-mark-R-text = В печатных правилах не сказано, что лежит в коробке. Это наша реконструкция; она сходится со всеми известными числами. Если у тебя есть своя коробка, можно играть с настоящими картами.

box-count = { $count }×
# Сколько всего карт в этой части коробки.
box-total = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

rule-open-page = Все правила
rule-missing = Правила { $rule } нет.
