### Dlaczego nie: każdy kod, którym serwer może odmówić, a potem zasady gier po numerach.

refusal-bad-message = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
refusal-too-large = To za długie.
refusal-too-fast = Nie tak szybko. Spróbuj za chwilę.
refusal-too-many = Serwer jest teraz pełny. Spróbuj później.
refusal-foreign-origin = Ta strona nie może rozmawiać z tamtym serwerem.
refusal-no-token = Ta przeglądarka nie ma tu miejsca. Może ciasteczka są wyłączone?
refusal-no-such-table = Nie ma stołu z takim kodem.
refusal-no-such-link = Ten link został już użyty albo jest za stary. Poproś o nowy.
refusal-no-such-record = Nie ma takiego zapisu gry.
refusal-no-such-page = Pod tym adresem nic nie ma.
refusal-no-spectators = Przy tym stole nie ma miejsca dla widzów.
refusal-no-such-seat = Nie ma takiego miejsca.
refusal-not-your-seat = To nie Twoje miejsce.
refusal-which-seat = Masz kilka miejsc; najpierw wybierz jedno.
refusal-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
refusal-already-seated = Masz już miejsce.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-seats-empty = Niektóre miejsca są puste. Posadź tam boty albo zmniejsz liczbę miejsc.
refusal-not-a-bot = Nie siedzi tam już bot.
refusal-no-such-bot = Nie ma takiego bota.
refusal-not-host = Może to zrobić tylko gospodarz.
refusal-not-a-person = Nie siedzi tam człowiek.
refusal-has-begun = Gra już się zaczęła.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-is-paused = Jest przerwa w grze.
refusal-not-paused = Nie ma przerwy w grze.
refusal-not-finished = Gra jeszcze się nie skończyła.
refusal-is-finished = Gra się skończyła.
refusal-is-frozen = Ten stół jest zamrożony.
refusal-stale = W międzyczasie coś się zmieniło. Spójrz i wybierz jeszcze raz.
refusal-not-your-turn = To nie Twoja kolej.
refusal-no-such-action = Nie ma takiego ruchu.
refusal-illegal = Zasady na to nie pozwalają.
refusal-bad-options = Tak grać się nie da: { $text }.
refusal-bad-name = Wybierz inne imię, od 1 do 24 znaków, którego nikt przy tym stole nie ma.
refusal-bad-text = W tej wiadomości nie ma niczego do pokazania albo jest za długa.
refusal-bad-phrase = Tego zwrotu nie można tu użyć.
refusal-bad-record = To nie jest zapis gry.
refusal-chat-closed = Gospodarz zamknął rozmowę. Gotowe zwroty nadal działają.
refusal-you-are-muted = Gospodarz Cię wyciszył.
refusal-latecomers-not-wanted = Ten stół nie przyjmuje spóźnialskich.
refusal-not-saved = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
refusal-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
refusal-fault = Coś jest nie tak z serwerem. Zostało to odnotowane; spróbuj ponownie.
refusal-unreachable = Serwer nie odpowiada. Sprawdź sieć i spróbuj ponownie.

## Sabotażysta

illegal-S1-1 = Nikt tam nie siedzi.
illegal-S3-1 = Połóż korytarz, zagraj kartę akcji albo spasuj, odrzucając kartę ze swojej ręki.
illegal-S3-2 = Właśnie dobierana jest karta.
illegal-S4-1 = Korytarz kładzie się na wolnym miejscu obok odkrytej karty.
illegal-S4-2 = Każdy bok musi pasować do sąsiada: wylot do wylotu, skała do skały.
illegal-S4-3 = Karty leżą prosto albo do góry nogami, nigdy w poprzek.
illegal-S4-4 = Korytarz musi mieć nieprzerwane połączenie ze startem.
illegal-S4-6 = Z zepsutym narzędziem przed sobą nie możesz kłaść korytarzy. Najpierw trzeba je naprawić.
illegal-S5-1 = Ten gracz ma już zepsute narzędzie tego rodzaju.
illegal-S5-2 = Ten gracz nie ma zepsutego narzędzia tego rodzaju.
illegal-S5-4 = Osuwisko usuwa korytarz, a nie start, cel ani puste miejsce.
illegal-S5-5 = Ten cel jest już odkryty.
illegal-S7-2 = Weź jedną z leżących kart bryłek.
illegal-S8-3 = Gra się skończyła.
illegal-S9-1 = Dodatkowe bryłki leżą między startem a celami, nie tuż obok nich, i nie można do nich dokładać korytarzy, dopóki nie połączą się ze startem.
illegal-S9-3 = Ten gracz skończył już rundę; jeśli gra pyta, czy kończysz, najpierw odpowiedz.
illegal-S9-5 = Osuwisko nie może usunąć dodatkowych bryłek.

## Zaginione kopalnie

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
illegal-L7-2 = W turze można raz zarządzić głosowanie, przed zagraniem karty; zapytana osoba mówi „tak” albo „nie”.
illegal-L7-8 = Gra się skończyła.
