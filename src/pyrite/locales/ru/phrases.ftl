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
       *[no] Подозреваю игрока { $target }
    }
phrase-suspect-button = Подозреваю …
phrase-trust = { $tome ->
        [yes] Я тебе верю
       *[no] Верю игроку { $target }
    }
phrase-trust-button = Верю …
