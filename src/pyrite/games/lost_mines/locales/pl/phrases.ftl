### Gotowe zwroty: `phrase-…` tak, jak się je mówi, `…-button` na przycisku, zanim wypełni się puste miejsca.

## Gracze

talk-pick-bridge = Które narzędzie?

phrase-need = Potrzebujemy { $bridge ->
        [axe] topora
        [boat] łodzi
       *[rope] liny
    }
phrase-need-button = Potrzebujemy…
phrase-bridge-this-way = Tu potrzebne jest narzędzie
phrase-wait-for-me = Zaczekajcie na mnie!
phrase-shall-we-end = Kończymy?
