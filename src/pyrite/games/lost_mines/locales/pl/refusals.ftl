### Dlaczego nie: zasady gry po numerach.

illegal-L1-4 = Karty leżą prosto albo do góry nogami, nigdy w poprzek.
illegal-L3-1 = Tura ma swoją kolejność: zagraj kartę z ręki albo odrzuć jedną lub dwie, potem rusz krasnoludem albo zostań.
illegal-L3-2 = Odrzuca się jedną lub dwie karty z własnej ręki, i tylko w swojej turze.
illegal-L4-1 = Ścieżkę kładzie się na wolnym polu planszy obok odkrytej karty, a każdy bok musi pasować do sąsiada.
illegal-L4-2 = Ścieżka musi przedłużać inną: co najmniej jedno przejście spotyka przejście sąsiada.
illegal-L5-1 = Nie ma tu czego ominąć: topór jest na powalone drzewo, łódź na jezioro, lina na rów.
illegal-L5-2 = Tego nie można podejrzeć: wybierz jedną z dwóch rzeczy z karty, zakrytą kopalnię, niezabrany skarb albo cudzego krasnoluda.
illegal-L5-3 = Pułapka i troll leżą tam, gdzie łączą się przejścia dwóch kart, albo na otwartym zakończeniu ścieżki przed wolnym polem lub zakrytą kopalnią.
illegal-L5-5 = Leży tam już znacznik.
illegal-L5-6 = Burza usuwa ścieżkę, na której nie stoi krasnolud; nie start i nie kopalnię.
illegal-L6-1 = Twój krasnolud tam nie dojdzie: może przejść do 3 kart po ścieżkach, od ogniska do 5.
illegal-L6-3 = Kopalnia musi leżeć tak, by istniało przejście, którym przyszedł krasnolud, i zgadzało się jak najwięcej boków.
illegal-L6-4 = Weź jeden z pozostałych skarbów tej kopalni.
illegal-L7-2 = W turze można raz zaproponować koniec rundy, przed zagraniem karty; zapytana osoba mówi „tak” albo „nie”.
illegal-L7-8 = Gra się skończyła.
