### Co server říká sám, mimo stránku.

server-running = Pyrite { $version } běží
server-no-page = Stránka tu není sestavená. Programy mohou hrát i tak:
server-games = co se dá hrát
server-tables = otevřené stoly
server-openapi = API jako OpenAPI
server-health = stav serveru
server-refused = To se nepovedlo

## Stránka správce, /admin

admin-title = Pyrite { $version }: správa
admin-back = Zpět
admin-not-done = Neprovedeno: { $why }.
admin-none = Nic.
admin-alarms = Poplachy
admin-alarm = Poplach
admin-reason = Důvod
admin-since = Od
admin-announcement = Oznámení všem
admin-announce = Zobrazit
admin-maintenance = Údržba
admin-maintenance-on = Zapnuta: rozehrané hry pokračují, ale nový stůl nikdo neotevře.
admin-maintenance-off = Vypnuta.
admin-maintenance-begin = Začít údržbu
admin-maintenance-end = Ukončit údržbu
admin-tables = Stoly
admin-tables-count = V paměti: { $memory }. Odložené, protože u nich nikdo není: { $resting }.
admin-table = Stůl
admin-status = Stav
admin-viewers = Diváci
admin-last = Poslední změna
admin-close = Zavřít
admin-reports = Hlášení hráčů
admin-time = Čas
admin-player = Hráč
admin-ban-week = Zakázat na týden
admin-dismiss = Zahodit
admin-bans = Zákazy
admin-kind = Druh
admin-value = Totožnost, adresa nebo síť
admin-until = Do
admin-days = Dny (prázdné: navždy)
admin-ban = Zakázat
admin-lift = Zrušit
admin-for-good = Navždy
admin-kind-identity = Totožnost
admin-kind-address = Adresa
admin-status-gathering = čeká na hráče
admin-status-playing = hraje se
admin-status-paused = pozastaven
admin-status-finished = dohrán
admin-status-frozen = zmrazen
