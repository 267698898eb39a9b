### Готовые фразы: `phrase-…` так, как их говорят, `…-button` на кнопке, пока не вписано, чего в них не хватает.

## Игроки

talk-pick-bridge = Что именно?

phrase-need = { $bridge ->
        [axe] Нужен топор
        [boat] Нужна лодка
       *[rope] Нужна верёвка
    }
phrase-need-button = Нужно …
phrase-bridge-this-way = Сюда нужен инструмент
phrase-wait-for-me = Подождите меня!
phrase-shall-we-end = Заканчиваем?
