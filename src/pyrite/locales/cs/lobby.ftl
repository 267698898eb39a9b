### Stůl před začátkem hry.

lobby-title = Stůl { $code }
lobby-learn = Nauč se ji za pět minut
lobby-invite = Pozvi přátele
lobby-invite-text = Ať otevřou odkaz, naskenují QR kód nebo napíšou písmena na úvodní stránce.
lobby-code = Kód
lobby-link = Odkaz
lobby-qr = QR kód s odkazem na tento stůl
lobby-only-here = Tento odkaz funguje jen na tomto počítači; jiná zařízení se k serveru nepřipojí.
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
lobby-away = Zatím tu není
lobby-i-am-ready = Můžeme začít
lobby-not-yet = Ještě chvilku
lobby-sit = Sednout si
lobby-sit-title = Sedni si ke stolu
lobby-sit-text = Napiš jméno a hraješ.
lobby-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo počkat, až se nějaké uvolní.
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
lobby-level-free = Boti na volných místech
lobby-remove = Odebrat: { $name }
lobby-free-seat = Uvolnit místo: { $name }
lobby-make-host = Předat roli hostitele: { $name }
lobby-more = Více
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
        [one] Začít s botem na volném místě
        [few] Začít s boty na { $count } volných místech
       *[other] Začít s boty na { $count } volných místech
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
screen-open-text = Plán na televizi nebo notebooku, karty v telefonech.
lobby-devices = Zařízení
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
menu-hints-on = Dovolit ptát se bota, koho podezírat
menu-hints-off = Už nedovolit ptát se bota
menu-hints-are-on = Teď se může ptát každý: klepni na hráče a pak na „{ $button }“.
menu-hints-are-off = Bota se už nikdo nemůže ptát.
player-same-device = Hraje na stejném zařízení: { $names }
player-votes = { $count ->
        [one] 1 hráč chce odebrat tohoto hráče
        [few] { $count } hráči chtějí odebrat tohoto hráče
       *[other] { $count } hráčů chce odebrat tohoto hráče
    }
player-offer = Nabídnout toto místo opozdilci
player-offer-no-more = Už toto místo nenabízet
request-title = { $name } chce hrát. Který bot má uvolnit místo?
request-seat = { $name } hraje místo bota { $bot }
request-no = Ne
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
lobby-close-sure = Zavřít tento stůl pro všechny? Bude odstraněn.

## Nabídka stolu a list hráče

menu-pause = Pozastavit hru
menu-close-chat = Zavřít chat
menu-open-chat = Otevřít chat
menu-link = Přesunout moje místo na jiné zařízení
menu-invite = Odkaz pro přátele a diváky
menu-last-round = Výsledek minulého kola
menu-leave = Odejít od stolu
menu-leave-sure = Odejít nadobro? Dál za tebe hraje bot.
menu-leave-yes = Odejít
menu-close = Zavřít stůl
menu-close-sure = Ukončit hru pro všechny? Tajemství rozdání se odhalí. Hru půjde přehrát, ale ne dohrát.
menu-close-yes = Ukončit hru
menu-home = Úvodní stránka
menu-fair = Důkaz poctivého rozdání
menu-fair-text = Před rozdáním server zveřejnil otisk SHA-256 tajemství tohoto kola. Po hře se tajemství odhalí.
marks-own = Vidíš to jen ty.
mark-trust = Věřím
mark-suspect = Podezírám
mark-none = Bez značky
mark-note = Poznámka
hint-ask = Zeptat se bota na tohoto hráče
mark-note-placeholder = Ve 3. tahu rozbitá lucerna…
player-mute = Ztlumit pro mě: { $who }
player-unmute = Zrušit ztlumení: { $who }
player-mute-all = Ztlumit pro všechny
player-unmute-all = Vrátit hlas
player-make-host = Předat roli hostitele
player-fresh-link = Nový odkaz na toto místo
replay-look-back = Dosavadní průběh

## Nový stůl

new-title = Stůl pro přátele
new-lead = Vyber si, co chceš. Než hra začne, dá se všechno ještě změnit.
new-make = Založit stůl
new-making = Zakládám…
new-what = Co se hraje
new-who = Kdo se může připojit
new-house = Domácí pravidla
new-house-hint = Doplňky z tištěných pravidel nebo oblíbené u hráčů. Na začátku jsou všechny vypnuté.
new-pace = Průběh hry
new-title-field = Název stolu
new-title-hint = Uvidí ho každý, kdo přijde. Může zůstat prázdný.
new-title-placeholder = Pátek v dole
option-first = První hráč
option-first-hint = Kdo začíná první kolo.
option-first-anybody = Losem
option-first-seat = Místo { $seat }
setting-open = Otevřený stůl
setting-open-hint = Je vidět na úvodní stránce, takže se může přidat kdokoli. Jinak jen ten, kdo zná kód.
setting-spectators = Diváci
setting-spectators-hint = Kdo nemá místo, může se dívat; diváci vidí jen to, co je veřejné, a povídají si mezi sebou.
setting-latecomers = Opozdilci
setting-latecomers-hint = Kdokoli s kódem může převzít místo po botovi. Jinak místa nabízí hostitel.
setting-hints = Ptát se bota, koho podezírat
setting-hints-hint = Hráči mohou na někoho klepnout a zeptat se, co by si o něm myslel bot a proč.
setting-gentle = Mírný začátek
setting-gentle-hint = V prvních dvou tazích boti lidem neškodí.
setting-pace-hint = Jak dlouho bot čeká, než ukáže tah, aby všichni stíhali.
setting-away = Čekání na nepřítomné
setting-away-hint = Jak dlouho stůl čeká na toho, kdo odešel, než za něj začne hrát bot.
setting-away-bot = Náhradní bot
setting-away-bot-hint = Bot, který hraje dál za toho, kdo odešel.
setting-away-value = { $seconds ->
        [60] 1 minuta
        [120] 2 minuty
        [300] 5 minut
        [600] 10 minut
       *[other] { $seconds } s
    }

## Místo na jiném zařízení

move-title = Přesuň si místo na toto zařízení
move-text = Tento odkaz přesune místo na toto zařízení. Funguje jednou; zařízení, které místo mělo, se stane divákem.
move-take = Převzít místo
move-taking = Přebírám místo…
