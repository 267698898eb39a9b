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
deal-hashes = Ujawnione sekrety zgadzają się ze wszystkim, co pokazano przed rozdaniami.
deal-hashes-wrong = Ujawnione sekrety nie zgadzają się z tym, co pokazano przed rozdaniami!
deal-remembered = Pokazano wtedy to, co pamięta ta przeglądarka.
deal-remembered-wrong = Ta przeglądarka pamięta, że pokazano coś innego!
deal-own = Losowość Twojego urządzenia jest w rozdaniu.
deal-own-wrong = Losowość Twojego urządzenia pominięto w rozdaniu.
deal-unknown = Ta przeglądarka nie pamięta, co pokazano przed rozdaniem.
deal-old = Tę grę rozdała starsza wersja. Sprawdź zapis poleceniem „pyrite verify”.
deal-rest = Żeby sprawdzić też każdą kartę, uruchom „pyrite verify” z zapisem gry.
