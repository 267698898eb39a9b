### Słowa używane na każdej stronie.

language-name = Polski

app-name = Pyrite
language = Język
theme = Motyw
theme-auto = Systemowy
theme-dark = Ciemny
theme-light = Jasny
settings-open = Ustawienia
keys-open = Skróty klawiszowe

cancel = Anuluj
close = Zamknij
got-it = Jasne
do-it = Potwierdź
save = Zapisz
back-home = Strona główna
copy = Kopiuj link
copied = Skopiowano
share = Udostępnij
try-again = Spróbuj ponownie
loading = Chwileczkę…
seconds-short = { $seconds } s
skip-to-content = Przejdź do treści
list-of-two = { $first } i { $last }
list-of-more = { $first } i { $last }

you = Ty
guest = Gość
your-name = Twoje imię
your-name-hint = Tak zobaczą Cię inni.
your-name-wanted = Najpierw podaj imię.

## Boty

bot = Bot
level = Poziom botów
level-random = Gapa
level-random-strength = bardzo łatwy
level-random-hint = Gra cokolwiek, byle zgodnie z zasadami.
level-novice = Nowicjusz
level-novice-strength = łatwy
level-novice-hint = Gra dla swojej strony i wszystkim ufa.
level-digger = Kopacz
level-digger-strength = średni
level-digger-hint = Planuje korytarze i obserwuje pozostałych.
level-detective = Detektyw
level-detective-strength = trudny
level-detective-hint = Pamięta, kto co zrobił, i wyciąga wnioski.
level-foreman = Sztygar
level-foreman-strength = bardzo trudny
level-foreman-hint = Nauczył się, grając sam ze sobą, i umie dochować tajemnicy.

temper = Charakter botów
temper-plain = Zrównoważony
temper-plain-hint = Mówi to, co warto powiedzieć, i kłamie, gdy się to opłaca.
temper-cautious = Ostrożny
temper-cautious-hint = Siedzi cicho, nie ryzykuje i chce mieć pewność.
temper-loud = Głośny
temper-loud-hint = Dużo mówi i wcześnie wskazuje podejrzanych.
temper-sly = Przebiegły
temper-sly-hint = Dobrze się kryje i kłamie, kiedy tylko to pomaga.

## Zegary

clock = Zegar
clock-none = Bez zegara
clock-none-hint = Każdy ma tyle czasu, ile potrzebuje.
clock-relaxed = Spokojny
clock-relaxed-hint = Każdy ma 5 minut na całą grę i 30 sekund na każdą decyzję.
clock-brisk = Szybki
clock-brisk-hint = Każdy ma 1 minutę na całą grę i 10 sekund na każdą decyzję.

## Połączenie

link-connecting = Łączenie…
link-lost = Połączenie przerwane. Ponowne łączenie…
link-lost-in = Połączenie przerwane. Następna próba za { $seconds } s.
link-restarting = Serwer uruchamia się ponownie. Nic nie przepadło; za chwilę gramy dalej.
link-waits = Serwer nie może teraz zapisywać. Nic nie przepadło; gra czeka.
link-back = Połączenie wróciło.
link-offline = To urządzenie jest offline. Zanim wróci, może za Ciebie zagrać bot.
link-try-now = Spróbuj teraz

## Co może pójść nie tak

missing-title = Nie ma takiej strony
missing-text = W adresie może być literówka albo tej strony już nie ma.
no-table-title = Nie ma stołu { $code }
no-table-text = Kod ma sześć liter. Poproś o link jeszcze raz albo sprawdź, czy w kodzie nie ma literówki.
unreachable-title = Serwer nie odpowiada
unreachable-text = Może jest wyłączony, a może to urządzenie nie ma połączenia z siecią.
frozen-title = Ten stół jest zamrożony
frozen-text = Grę zaczęto według starszych zasad, których ta wersja Pyrite już nie obsługuje. Gracze mogą założyć nowy stół.

## Zasady

rules-title = Zasady
rule-link = Zasada { $rule }
