### Kroki lekcji. Krok ma tytuł, zadanie, wskazówkę, słowa na koniec i słowa na wypadek,
### gdy zrobiono coś innego, na co zasady pozwalają.

lesson-lost-mines-lay = Ścieżka przez las
lesson-lost-mines-lay-text = Należysz do niebieskiego klanu, niebieski dom to Wasz start. Skarby z kopalni dają Wam punkty: po dwóch rundach wygrywa ten, kto ma ich najwięcej. Tura zaczyna się od karty: połóż ścieżkę od startu w prawo.
lesson-lost-mines-lay-hint = Tam, gdzie stykają się dwie karty, ścieżka musi trafić na ścieżkę. Obok startu pasuje ta, która prowadzi w prawo.
lesson-lost-mines-lay-done = Najpierw karta, potem ruch, potem dobranie: tak wygląda tura.
lesson-lost-mines-lay-other = Tak wolno, ale kopalnie leżą po prawej.
lesson-lost-mines-lay-yellow = Ta ścieżka zaczyna się przy żółtym domu, a Twój jest niebieski.
lesson-lost-mines-walk = Ruch
lesson-lost-mines-walk-text = Po zagraniu karty Twój krasnolud może przejść do trzech kart po ścieżkach. Idź najdalej, jak się da.
lesson-lost-mines-walk-hint = Podświetlają się karty, na które można dojść. Policz trzy od miejsca, gdzie stoi krasnolud.
lesson-lost-mines-walk-done = Trzy karty: dalej krasnolud w jednej turze nie zajdzie.
lesson-lost-mines-walk-other = Możesz pójść dalej.
lesson-lost-mines-bridge = Przeszkoda
lesson-lost-mines-bridge-text = Powalone drzewo: nikt tędy nie przejdzie. Topór jest na powalone drzewo, łódź na jezioro, lina na rów. Otwórz drogę.
lesson-lost-mines-bridge-hint = Na drzewo potrzebny jest topór.
lesson-lost-mines-bridge-done = Topór zostaje na miejscu. Odtąd na tej karcie może stać jeden krasnolud naraz.
lesson-lost-mines-bridge-other = Wtedy drzewo zostanie tam, gdzie jest. Najpierw otwórz drogę.
lesson-lost-mines-camp = Ognisko
lesson-lost-mines-camp-text = Kto zaczyna ruch przy ognisku, może przejść do pięciu kart. Skorzystaj z tego: idź najdalej, jak się da.
lesson-lost-mines-camp-hint = Pięć kart w prawo, prawie do kopalni.
lesson-lost-mines-camp-done = Pięć kart! Przy ognisku dobrze jest kończyć turę.
lesson-lost-mines-camp-other = Od ogniska można pójść dalej.
lesson-lost-mines-trap = Pułapka
lesson-lost-mines-trap-text = Żółty krasnolud Oli (2) jest w drodze. Pułapka leży między dwiema kartami; kto ją mija, traci kartę z ręki. Zastaw ją tam, gdzie Ola musi przejść.
lesson-lost-mines-trap-hint = Na prawo od krasnoluda Oli, tam gdzie spotykają się dwie ścieżki.
lesson-lost-mines-trap-done = Leży tam dla wszystkich, także dla Ciebie i Twoich znajomych.
lesson-lost-mines-trap-other = Krasnolud Oli (2) idzie w prawo, więc tamtędy nie przejdzie.
lesson-lost-mines-troll = Troll
lesson-lost-mines-troll-text = Krasnolud Oli (2) może w następnej turze wejść do kopalni. Trolla kładzie się między dwiema kartami, tak jak pułapkę, ale do Twojej następnej tury nikt go nie minie. Postaw go przed krasnoludem Oli.
lesson-lost-mines-troll-hint = Między krasnoludem Oli a kopalnią.
lesson-lost-mines-troll-done = Nikt go nie minie, Ty też nie. Na początku Twojej następnej tury troll odchodzi.
lesson-lost-mines-troll-other = Tam nie zatrzyma Oli.

lesson-lost-mines-look = Spójrz, zanim pójdziesz
lesson-lost-mines-look-text = W jednej z kopalni jest smok: kto ją odkryje, traci 2 punkty. Tą kartą podglądasz kopalnię albo kartę krasnoluda. Podejrzyj kopalnię 2. Nie wolno mówić, co widzisz.
lesson-lost-mines-look-hint = Wybierz kartę z kopalnią i krasnoludem, a potem kopalnię 2.
lesson-lost-mines-look-done = To, co już wiesz, zostaje zaznaczone na Twojej planszy.
lesson-lost-mines-look-other = To też warto wiedzieć. Teraz jednak podejrzyj kopalnię 2.
lesson-lost-mines-look-mine = Można podejrzeć każdą kopalnię, ale teraz wybierz kopalnię 2, do której prowadzi Twoja ścieżka.
lesson-lost-mines-look-path = Ścieżka może poczekać. Najpierw podejrzyj kopalnię 2.
lesson-lost-mines-mine = Do kopalni
lesson-lost-mines-mine-text = Wiesz już, że w tej kopalni są klejnoty. Wejdź do środka. Kto kończy ruch w odkrytej kopalni, bierze skarb jej rodzaju.
lesson-lost-mines-mine-hint = Kopalnia jest o dwie karty stąd.
lesson-lost-mines-mine-done = Skarb jest Twój. Kto dostanie za niego punkty, zależy od tajnych ról.
lesson-lost-mines-mine-other = Kopalnia jest w zasięgu: wejdź do środka.
lesson-lost-mines-role = Komu można ufać?
lesson-lost-mines-role-text = Na koniec rundy lojalni dzielą się z klanem, sabotażyści z drugim klanem, a samolubni z nikim. Krasnolud Piotra (3) jest niebieski jak Twój: podejrzyj jego kartę.
lesson-lost-mines-role-hint = Wybierz kartę z kopalnią i krasnoludem, a potem Piotra.
lesson-lost-mines-role-done = Sabotażysta: co znajdzie, trafi do żółtego klanu. Masz taką rolę albo samolubną? Ukrywaj ją: kto się zorientuje, zatrzyma Cię pułapką albo trollem.
lesson-lost-mines-role-other = To też warto wiedzieć. Teraz jednak podejrzyj kartę krasnoluda Piotra.
lesson-lost-mines-role-path = Ścieżka może poczekać: pomogłaby też Piotrowi. Najpierw podejrzyj jego kartę.
lesson-lost-mines-storm = Burza
lesson-lost-mines-storm-text = Ola (2) jest prawie na miejscu. Burza zabiera kartę ścieżki, jeśli nie stoi na niej krasnolud. Usuń kartę przed jej krasnoludem.
lesson-lost-mines-storm-hint = Karty na prawo od krasnoluda Oli.
lesson-lost-mines-storm-done = To kosztuje Olę turę albo dwie. Kto to widzi, może zacząć się zastanawiać, po czyjej naprawdę jesteś stronie.
lesson-lost-mines-storm-other = Tamtędy Ola już przeszła.

lesson-lost-mines-last = Ostatnie karty
lesson-lost-mines-last-text = Stos jest pusty i nikt poza Tobą nie ma kart. Kto zagrywa lub odrzuca ostatnią kartę ze wszystkich, natychmiast kończy rundę i już się nie rusza. Masz dwie: połóż tę, która otwiera drogę do kopalni.
lesson-lost-mines-last-hint = Ścieżka, która prowadzi w prawo, zamyka lukę przed kopalnią.
lesson-lost-mines-last-done = Została jeszcze jedna karta, więc możesz teraz wejść do kopalni. Z tą ostatnią runda skończy się natychmiast.
lesson-lost-mines-last-other = Wtedy droga pozostaje zamknięta. Połóż ścieżkę do kopalni, póki masz jeszcze jedną kartę w zapasie.
lesson-lost-mines-last-ends = To były ostatnie karty: runda skończyłaby się, zanim ruszysz. Połóż ścieżkę do kopalni.

lesson-lost-mines-vote = Zaproponuj koniec rundy
lesson-lost-mines-vote-text = Stos jest pusty, każdy ma po jednej karcie i nikt już nie dojdzie do kopalni. W swojej turze, zanim zagrasz kartę, możesz zaproponować wszystkim koniec rundy. Zrób to.
lesson-lost-mines-vote-hint = Naciśnij „Zaproponuj koniec rundy” pod planszą.
lesson-lost-mines-vote-done = Pozostali są pytani po kolei. Jeśli wszyscy się zgodzą, runda się kończy i liczy się punkty. Po pierwszym „nie” gra toczy się dalej.
lesson-lost-mines-vote-other = To dozwolone, ale nie ma już czego zdobyć. Zaproponuj koniec rundy.
lesson-lost-mines-instead-vote = Tak proponujesz wszystkim koniec rundy. Opowiada o tym ostatni krok; teraz zrób to, co powyżej.
lesson-lost-mines-instead-discard = Zamiast zagrać kartę, możesz odrzucić karty, ale w tym kroku chodzi o coś innego.

lesson-lost-mines-learned = Układanie ścieżek w lesie, pokonywanie przeszkód, zastawianie pułapek, skarb z kopalni: to wszystko już znasz. Wiesz też, kiedy kończy się runda.
