### Wszystko, co można ustawić, i klawisze, których można użyć.

settings-title = Ustawienia
settings-about = Zmiany działają od razu i zapisują się w tej przeglądarce.
settings-play = Przy stole
settings-volume = Głośność
settings-volume-value = { $volume }%
settings-look = Wygląd
settings-notify-forbidden = Przeglądarka blokuje powiadomienia.
settings-pace-hint = Działa od następnej gry, którą zaczniesz.
settings-cards = Wielkość kart
settings-cards-small = Małe
settings-cards-normal = Zwykłe
settings-cards-large = Duże
settings-colours = Kolory
settings-colours-normal = Zwykłe
settings-colours-normal-hint = Każdemu kolorowi towarzyszy kształt albo podpis.
settings-colours-red-green = Czerwony i zielony
settings-colours-red-green-hint = Jeśli czerwony i zielony wyglądają dla Ciebie tak samo: zamiast nich pomarańczowy i niebieski.
settings-colours-blue-yellow = Niebieski i żółty
settings-colours-blue-yellow-hint = Jeśli niebieski i żółty wyglądają dla Ciebie tak samo: zamiast nich turkusowy i bladożółty.
settings-colours-contrast = Mocny kontrast
settings-colours-contrast-hint = Czerń i biel, z wyraźnymi krawędziami.
settings-motion = Animacje
settings-motion-auto = Systemowe
settings-motion-auto-hint = Animacje działają, chyba że urządzenie prosi o ich ograniczenie.
settings-motion-still = Wyłączone
settings-motion-still-hint = Nic nie lata ani się nie obraca; wszystko jest od razu na miejscu.
settings-motion-full = Włączone
settings-motion-full-hint = Karty latają, a role się odwracają, cokolwiek mówi urządzenie.

## Klawisze

keys-title = Skróty klawiszowe
keys-about = Wszystko da się zrobić samą klawiaturą.
key-arrows = Strzałki
key-space = Spacja
keys-table = Przy stole
keys-pick = Wybiera kartę z ręki
keys-walk = Przechodzą do następnej karty, gracza albo miejsca
keys-press = Wybierają to, co jest zaznaczone
keys-confirm = Potwierdza ruch, jeśli nic nie jest zaznaczone
keys-turn = Obraca kartę
keys-pass = Odrzuca kartę
keys-back = Odkłada kartę na rękę
keys-moves = Lista wszystkich możliwych ruchów
keys-stay = Kończy ruch tam, gdzie stoi krasnolud
keys-answer = Tak i nie, gdy gra o coś pyta
keys-peek = Pokazuje zakrytą rolę, dopóki trzymasz
keys-board = Plansza
keys-pan = Przesuwają planszę, jeśli nic nie jest zaznaczone
keys-zoom = Bliżej i dalej
keys-fit = Pokazuje całą planszę
keys-replay = Powtórka
keys-play = Odtwarza i zatrzymuje
keys-step-on = Krok do przodu
keys-step-back = Krok do tyłu
keys-round = Do poprzedniej albo następnej rundy
keys-ends = Na początek albo na koniec
keys-lessons = Lekcje
keys-lesson = Jak przy stole
keys-everywhere = Wszędzie
keys-next = Do następnego elementu; z Shift do poprzedniego
keys-close = Zamyka okno
keys-help = Pokazuje tę listę
log-out = Wyloguj moje inne urządzenia
log-out-hint = Twoje miejsca zostają w tej przeglądarce. Inne urządzenia zalogowane jako Ty je tracą.
log-out-failed = Nie udało się. Spróbuj ponownie.
own-data = Twoje dane
own-data-download = Pobierz moje dane
own-data-delete = Usuń moje dane
own-data-delete-hint = Opuszczasz wszystkie miejsca. W rozegranych grach zamiast Twojego imienia jest numer miejsca, na przykład „Player 3”, a Twoje wypowiedzi znikają. Tego nie można cofnąć.

## Przy stole

menu-confirm = Pytaj przed każdym ruchem
menu-confirm-hint = Ruchu nie można cofnąć. Drugie dotknięcie potwierdza, że tak miało być.
menu-forced = Pomijaj kroki bez wyboru
menu-forced-hint = Jeśli możliwy jest tylko jeden krok, na przykład pozostanie w miejscu, wykona się sam. Karty zawsze zagrywasz Ty.
menu-cover = Zakryj moją rolę
menu-cover-hint = Gdy ktoś siedzi obok: przytrzymaj kartę, żeby zerknąć.
menu-notify = Powiadom, gdy moja kolej
