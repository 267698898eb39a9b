### Готовые фразы: `phrase-…` так, как их говорят, `…-button` на кнопке, пока не вписано, чего в них не хватает.

phrase-goal-is-gold = Цель { $number } — золото
phrase-goal-is-gold-button = Цель … — золото
phrase-goal-is-stone = Цель { $number } — камень
phrase-goal-is-stone-button = Цель … — камень
phrase-mend-my = Почините мне { tool-name }!
phrase-mend-my-button = Почините мне …
phrase-break-tools-of = { $tome ->
        [yes] Сломать бы тебе инструменты!
       *[no] Сломайте инструменты игрока { $target }!
    }
phrase-break-tools-of-button = Сломайте инструменты игрока …
phrase-i-am-miner = Я старатель
phrase-no-good-cards = У меня плохие карты

## События и разговоры

talk-pick-goal = Какая цель?
talk-pick-tool = Какой инструмент?
