### Co serwer mówi sam, poza stroną.

server-running = Pyrite { $version } działa
server-no-page = Strona nie jest tu zbudowana. Programy mogą grać i tak:
server-games = w co można grać
server-tables = otwarte stoły
server-openapi = API jako OpenAPI
server-health = stan serwera
server-refused = To się nie udało

## Strona administratora, /admin

admin-title = Pyrite { $version }: administracja
admin-back = Wróć
admin-not-done = Nie zrobiono tego: { $why }.
admin-none = Brak.
admin-alarms = Alarmy
admin-alarm = Alarm
admin-reason = Powód
admin-since = Od
admin-announcement = Ogłoszenie dla wszystkich
admin-announce = Pokaż
admin-maintenance = Konserwacja
admin-maintenance-on = Włączona: trwające gry toczą się dalej, ale nikt nie może otworzyć nowego stołu.
admin-maintenance-off = Wyłączona.
admin-maintenance-begin = Rozpocznij konserwację
admin-maintenance-end = Zakończ konserwację
admin-tables = Stoły
admin-tables-count = W pamięci: { $memory }. Odłożone, bo nikogo tam nie ma: { $resting }.
admin-table = Stół
admin-status = Stan
admin-viewers = Widzowie
admin-last = Ostatnia zmiana
admin-close = Zamknij
admin-reports = Zgłoszenia graczy
admin-time = Czas
admin-player = Gracz
admin-ban-week = Zablokuj na tydzień
admin-dismiss = Odrzuć
admin-bans = Blokady
admin-kind = Rodzaj
admin-value = Tożsamość, adres lub sieć
admin-until = Do
admin-days = Dni (puste: na zawsze)
admin-ban = Zablokuj
admin-lift = Zdejmij
admin-for-good = Na zawsze
admin-kind-identity = Tożsamość
admin-kind-address = Adres
admin-status-gathering = zbiera graczy
admin-status-playing = trwa
admin-status-paused = wstrzymany
admin-status-finished = zakończony
admin-status-frozen = zamrożony
