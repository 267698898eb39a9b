### Готовые фразы: `phrase-…` так, как их говорят, `…-button` на кнопке, пока не вписано, чего в них не хватает.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-sorry = Извини!
phrase-oops = Ой.
phrase-hurry = Быстрее, пожалуйста!
phrase-well-played = Отлично сыграно!
phrase-suspect = { $tome ->
        [yes] Я тебя подозреваю!
       *[no] Подозреваю: { $target }
    }
phrase-suspect-button = Подозреваю …
phrase-trust = { $tome ->
        [yes] Я тебе верю
       *[no] Верю: { $target }
    }
phrase-trust-button = Верю …
phrase-goal-is-gold = Цель { $number } — золото
phrase-goal-is-gold-button = Цель … — золото
phrase-goal-is-stone = Цель { $number } — камень
phrase-goal-is-stone-button = Цель … — камень
phrase-mend-my = Почините мне { tool-name }!
phrase-mend-my-button = Почините мне …
phrase-break-tools-of = { $tome ->
        [yes] Сломать бы тебе инструменты!
       *[no] Сломайте инструменты: { $target }!
    }
phrase-break-tools-of-button = Сломайте инструменты …
phrase-i-am-miner = Я старатель
phrase-no-good-cards = У меня плохие карты
phrase-need = { $bridge ->
        [axe] Нужен топор
        [boat] Нужна лодка
       *[rope] Нужна верёвка
    }
phrase-need-button = Нужно …
phrase-bridge-this-way = Сюда нужен инструмент
phrase-wait-for-me = Подождите меня!
phrase-shall-we-end = Заканчиваем?
