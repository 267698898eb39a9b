### Zasady w aplikacji. Ich treść jest w docs/rules; tutaj jest to, co stoi wokół nich.

rules-of = Zasady: { $game }
rules-which = Która gra
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-hint = Słowo albo numer, na przykład { $example }
rules-search-clear = Wyczyść wyszukiwanie
# Fragmenty to zasady, akapity i tabele.
rules-found = { $count ->
        [0] Nic nie znaleziono. Wpisz mniej liter.
        [one] Znaleziono 1 fragment
        [few] Znaleziono { $count } fragmenty
       *[many] Znaleziono { $count } fragmentów
    }
rules-print = Drukuj
rules-top = Do góry
rules-untranslated = Te zasady nie są jeszcze przetłumaczone; oto one po angielsku.
rules-not-loaded = Nie udało się wczytać zasad. Sprawdź sieć i odśwież stronę.
rules-picture = Przykład: { $caption }
rules-marks = Co znaczą znaki
rules-mark-assumed = przyjęte
rules-mark-assumed-text = Instrukcje tego nie rozstrzygają. To nasza decyzja.
rules-mark-R = odtworzone
rules-mark-R-text = Instrukcje nie mówią, co jest w pudełku. To nasze odtworzenie; zgadza się ze wszystkimi znanymi sumami. Z własnym pudełkiem pod ręką można grać prawdziwymi kartami.
box-count = { $count }×
# Ile kart jest łącznie w tej części pudełka.
box-total = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
rule-open-page = Wszystkie zasady
rule-missing = Nie ma zasady { $rule }.
