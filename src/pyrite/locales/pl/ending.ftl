### Koniec gry: wyniki, wrażenia i dowód uczciwego rozdania.

standings-title = Koniec gry
standings-won-you = Wygrywasz!
standings-won = Wygrywa { $who }!
standings-shared = Wspólna wygrana: { $who }!
standings-place = Miejsce
standings-player = Gracz
standings-round = Runda { $round }
standings-rematch = Rewanż w tym samym składzie
standings-rematch-alone = Rewanż
screen-mute = Wycisz
screen-again = Jeszcze jedna gra? Wybierz na telefonie „{ $button }”.
standings-rematch-wait = Czekamy na nowy stół…
standings-record = Zapis gry
standings-home = Strona główna
standings-points = Punkty

## Wrażenia

feedback-title = Po grze
feedback-fun = Jak się grało?
feedback-yes = Świetnie
feedback-no = Tak sobie
feedback-fooled = Kto Cię nabrał?
feedback-thanks = Dziękujemy! To zobaczy tylko gospodarz.
feedback-liked = Dobrze bawiło się { $count } z { $all }.
feedback-was-fooled = { $who } – kto nabrał: { $liar }.

## Sprawdzone rozdanie

deal-check = Czy rozdanie było uczciwe?
deal-hashes = Tak: tasowanie ustalono przed rozdaniem kart i nikt go potem nie zmienił.
deal-hashes-wrong = Nie: tasowanie jest inne niż to, które ustalono przed rozdaniem kart!
deal-remembered = Twoja przeglądarka zapamiętała je wtedy i wszystko się zgadza.
deal-remembered-wrong = Twoja przeglądarka zapamiętała wtedy coś innego!
deal-own = Twoje urządzenie pomogło tasować.
deal-own-wrong = Twoje urządzenie miało pomóc tasować, ale je pominięto.
deal-unknown = Twojej przeglądarki nie było przed rozdaniem, więc nie ma czego porównać.
deal-old = Tę grę rozdała starsza wersja, więc ta strona nie może jej sprawdzić.
deal-experts = Dla dociekliwych
deal-rest = Żeby sprawdzić też każdą kartę, uruchom „pyrite verify” z zapisem gry.
