### Stůl před začátkem hry.

lobby-title = Stůl { $code }
lobby-invite = Pozvi přátele
lobby-invite-text = Ať otevřou odkaz, naskenují QR kód nebo napíšou písmena na úvodní stránce.
lobby-code = Kód
lobby-link = Odkaz
lobby-qr = QR kód s odkazem na tento stůl
lobby-only-here = Tento odkaz otevře jen tento počítač: server nikoho jiného neposlouchá.
lobby-seats = Místa
lobby-taken = Obsazeno { $taken } { $seats ->
        [one] z { $seats }
        [few] ze { $seats }
        [6] ze { $seats }
        [7] ze { $seats }
       *[other] z { $seats }
    }
lobby-free = Volné místo
lobby-you = ty
lobby-host = Hostitel
lobby-ready = Připraveno
lobby-not-ready = Ještě ne
lobby-away = Bez spojení
lobby-i-am-ready = Můžeme začít
lobby-not-yet = Ještě chvilku
lobby-sit = Sednout si
lobby-sit-title = Sedni si ke stolu
lobby-sit-text = Napiš jméno a hraješ.
lobby-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo počkat, až se nějaké uvolní.
lobby-watching = Díváš se.
lobby-watchers =
    { $count ->
        [0] Bez diváků
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
lobby-add-bot = Bot
lobby-add-bot-to = Posadit sem bota: { $level }
lobby-level-of = Úroveň: { $name }
lobby-remove = Odebrat: { $name }
lobby-make-host = Předat roli hostitele: { $name }
lobby-stand = Vstát
lobby-rename = Změnit jméno nebo portrét
your-portrait = Tvůj portrét
portrait-number = Portrét { $number }
lobby-settings = Co se hraje
lobby-change = Změnit
lobby-change-title = Změnit nastavení stolu
lobby-start = Začít hru
lobby-start-fill =
    { $count ->
        [one] Začít, volné místo obsadí bot
        [few] Začít, { $count } volná místa obsadí boti
       *[other] Začít, { $count } volných míst obsadí boti
    }
lobby-starting = Rozdávám…
lobby-waiting-host = Až budou všichni, hru začne { $name }.
lobby-waiting-absent-host = Až budou všichni, hostitel začne hru.
lobby-waiting-ready =
    { $count ->
        [one] Čeká se ještě na jednoho hráče.
        [few] Čeká se ještě na { $count } hráče.
       *[other] Čeká se ještě na { $count } hráčů.
    }
lobby-move = Přesunout moje místo na jiné zařízení
lobby-move-text = Otevři tento odkaz do hodiny na druhém zařízení. Funguje jednou. Nech si ho pro sebe: kdo ho otevře, má tvoje místo.
lobby-move-qr = QR kód s odkazem, který přesune tvoje místo
lobby-chat = Chat
lobby-chat-empty = Zatím nikdo nic neřekl.
lobby-chat-closed = Hostitel zavřel chat.
lobby-say = Řekni něco
lobby-send = Poslat
lobby-spectator = divák
lobby-door-title = Tento stůl je soukromý
lobby-door-text = Vidí ho jen jeho hráči.
lobby-late-title = Hra už běží
lobby-late-text = Bot ti drží místo: převezmi ho se vším, co bot ví.
lobby-late-seat = Převzít místo { $seat }

setting-summary-open = Otevřený
setting-summary-private = Soukromý
setting-summary-rounds =
    { $count ->
        [one] 1 kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
setting-summary-no-spectators = Bez diváků

## Kdo tu smí být a poctivé rozdání

menu-latecomers-in = Pustit opozdilce na místa botů
menu-latecomers-out = Už nepouštět opozdilce
menu-hints-on = Povolit nápovědy
menu-hints-off = Vypnout nápovědy
player-same-device = Hraje na stejném zařízení: { $names }
seat-same-device = více míst na jednom zařízení
player-votes = { $count ->
        [one] 1 hráč chce odebrat tohoto hráče
        [few] { $count } hráči chtějí odebrat tohoto hráče
       *[other] { $count } hráčů chce odebrat tohoto hráče
    }
player-offer = Nabídnout toto místo opozdilci
player-offer-no-more = Už toto místo nenabízet
player-vote = Hlasovat pro odebrání: { $who }
player-vote-no-more = Vzít zpět hlas: { $who }
player-remove = Odebrat: { $who }
player-ban = Vykázat od tohoto stolu: { $who }
player-report = Nahlásit provozovateli
player-report-reason = Co se stalo?
player-report-send = Odeslat hlášení
password = Heslo
password-needed = Tento stůl má heslo
password-enter = Vstoupit
password-set = Nastavit heslo
password-is-set = Tento stůl má heslo
password-drop = Zrušit heslo
password-hint = Vstoupí jen ti, kdo ho znají. Má-li být stůl bez hesla, nech pole prázdné.
open-tables-password = heslo
lobby-close-sure = Zavřít tento stůl pro všechny? Bude odstraněn.
deal-check = Ověřit rozdání
deal-hashes = Odhalená tajemství odpovídají všemu, co se ukázalo před rozdáním.
deal-hashes-wrong = Odhalená tajemství neodpovídají tomu, co se ukázalo před rozdáním!
deal-remembered = Tehdy se ukázalo to, co si pamatuje tento prohlížeč.
deal-remembered-wrong = Tento prohlížeč si pamatuje, že se ukázalo něco jiného!
deal-own = Náhoda tvého zařízení je v rozdání.
deal-own-wrong = Náhoda tvého zařízení v rozdání chybí.
deal-unknown = Tento prohlížeč si nepamatuje, co se ukázalo před rozdáním.
deal-old = Tuto hru rozdala starší verze. Ověř její záznam příkazem „pyrite verify“.
deal-rest = Zda každá karta vyplývá z tajemství, ověří „pyrite verify“ se záznamem hry.
