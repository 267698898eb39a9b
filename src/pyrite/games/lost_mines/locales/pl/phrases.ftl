### Gotowe zwroty: `phrase-…` tak, jak się je mówi, `…-button` na przycisku, zanim wypełni się puste miejsca.

## Gracze

talk-pick-bridge = Które narzędzie?
talk-pick-mine = Która kopalnia?

phrase-need = Potrzebujemy { $bridge ->
        [axe] topora
        [boat] łodzi
       *[rope] liny
    }
phrase-need-button = Potrzebujemy…
phrase-bridge-this-way = Tu potrzebne jest narzędzie
phrase-wait-for-me = Zaczekajcie na mnie!
phrase-shall-we-end = Kończymy rundę?
phrase-shall-we-end-button = Koniec rundy?
phrase-i-go-to = Idę do kopalni { $number }
phrase-i-go-to-button = Idę do kopalni…
phrase-build-to = Budujmy do kopalni { $number }
phrase-build-to-button = Budujmy do kopalni…
phrase-where-to = { $tome ->
        [yes] Dokąd idziesz?
       *[no] Dokąd idzie { $target }?
    }
phrase-where-to-button = Dokąd idzie…?
phrase-blocks-us = { $tome ->
        [yes] Blokujesz nas!
       *[no] { $target } nas blokuje
    }
phrase-blocks-us-button = Blokuje nas…
phrase-i-am-loyal = Gram dla swojego klanu
