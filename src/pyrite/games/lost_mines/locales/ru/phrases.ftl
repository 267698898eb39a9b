### Готовые фразы: `phrase-…` так, как их говорят, `…-button` на кнопке, пока не вписано, чего в них не хватает.

## Игроки

talk-pick-bridge = Что именно?
talk-pick-mine = Какая шахта?

phrase-need = { $bridge ->
        [axe] Нужен топор
        [boat] Нужна лодка
       *[rope] Нужна верёвка
    }
phrase-need-button = Нужно …
phrase-bridge-this-way = Сюда нужен инструмент
phrase-wait-for-me = Подождите меня!
phrase-shall-we-end = Заканчиваем раунд?
phrase-shall-we-end-button = Конец раунда?
phrase-i-go-to = Иду к шахте { $number }
phrase-i-go-to-button = Иду к шахте …
phrase-build-to = Строим к шахте { $number }
phrase-build-to-button = Строим к шахте …
phrase-where-to = { $tome ->
        [yes] Куда ты идёшь?
       *[no] Куда идёт { $target }?
    }
phrase-where-to-button = Куда идёт …?
phrase-blocks-us = { $tome ->
        [yes] Ты нам мешаешь!
       *[no] { $target } нам мешает
    }
phrase-blocks-us-button = Нам мешает …
phrase-i-am-loyal = Я за свой клан
