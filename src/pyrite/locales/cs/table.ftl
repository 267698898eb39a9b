### Stůl během hry.

## Plán

board-closer = Přiblížit
board-further = Oddálit
board-fit = Ukázat všechno

## Karty

side-N = sever
side-E = východ
side-S = jih
side-W = západ

## Kdo je na tahu a co může

prompt-waiting-deal = Rozdávají se karty…
prompt-paused = Hra je pozastavená
prompt-over = Hra skončila
prompt-sending = Okamžik…

do-turn = Otočit
do-cancel = Vrátit
keys-hint = R: otočit · Esc: vrátit

moves-title = Všechny možné tahy
moves-open = Seznam tahů
moves-none = Teď nemáš o čem rozhodovat.

## Role

role-cover = Zakrýt moji roli
role-uncover = Ukázat moji roli
role-peek = Podrž a nakoukni
role-covered = Tvoje role je zakrytá
role-watching = Díváš se na hru
role-watching-text = Vidíš to, co vidí všichni.
role-unknown = Rozdávají se role…

## Hráči

players-label = Hráči v pořadí tahů
player-turn = na tahu
player-you = ty
player-bot = bot
player-host = hostitel
player-away-until = bez spojení; za { $seconds } s začne hrát bot
player-choose = Vybrat: { $who }
player-cards = { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
player-marked-trust = téhle osobě věříš
player-marked-suspect = tuhle osobu podezíráš
claim-suspect = podezření: { $who }
claim-trust = důvěra: { $who }
player-clock = Hodiny { $time }
marks-own = Vidíš to jen ty.
mark-trust = Věřím
mark-suspect = Podezírám
mark-none = Bez značky
mark-note = Poznámka
hint-ask = Co by si myslel bot?
mark-note-placeholder = Ve 3. tahu rozbitá lucerna…
player-mute = Ztlumit pro mě: { $who }
player-unmute = Zrušit ztlumení: { $who }
player-mute-all = Ztlumit pro všechny
player-unmute-all = Vrátit hlas
player-make-host = Předat roli hostitele
player-fresh-link = Nový odkaz na toto místo
player-take-over = Hrát místo tohoto bota

## Střed stolu

round-of = { $round }. kolo { $rounds ->
        [one] z { $rounds }
        [few] ze { $rounds }
        [6] ze { $rounds }
        [7] ze { $rounds }
       *[other] z { $rounds }
    }
pile-count = { $count ->
        [0] Balíček je prázdný
        [one] 1 karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }

## Průběh a řeči

log-title = Průběh hry
log-show = Ukázat na plánu
log-empty = Zatím nic.
log-only-you = Víš to jen ty
log-new = Níže jsou nové zprávy
talk-placeholder = Řekni něco…
talk-send = Poslat
talk-phrases = Rychlé fráze
talk-closed = Hostitel zavřel chat. Rychlé fráze fungují dál.
talk-spectators = Diváci si povídají mezi sebou.
talk-muted = Hostitel tě ztlumil.
talk-pick-seat = Kdo?
talk-unread = { $count ->
        [one] 1 nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
talk-open = Průběh a chat
talk-watcher = divák

## Menu

menu-title = Stůl { $code }
menu-open = Menu
menu-confirm = Ptát se před každým tahem
menu-confirm-hint = Tah se nedá vzít zpět. Druhé ťuknutí potvrdí, že to tak chceš.
menu-forced = Vynucené tahy provádět automaticky
menu-forced-hint = Když je možný jen jeden tah, provede se sám.
menu-sound = Zvuky
menu-cover = Zakrýt moji roli
menu-cover-hint = Když někdo sedí vedle: podrž kartu a nakoukni.
menu-notify = Upozornit, když jsem na tahu
menu-pause = Pozastavit hru
menu-resume = Hrát dál
menu-close-chat = Zavřít chat
menu-open-chat = Otevřít chat
menu-link = Přesunout moje místo na jiné zařízení
menu-invite = Odkaz pro přátele a diváky
menu-leave = Odejít od stolu
menu-leave-sure = Odejít nadobro? Dál za tebe hraje bot.
menu-leave-yes = Odejít
menu-close = Zavřít stůl
menu-close-sure = Ukončit hru pro všechny? Tajemství rozdání se odhalí. Hru půjde přehrát, ale ne dohrát.
menu-close-yes = Ukončit hru
menu-home = Úvodní stránka
menu-fair = Rozdání se dá ověřit
menu-fair-text = Před rozdáním server zveřejnil otisk SHA-256 tajemství tohoto kola. Po hře se tajemství odhalí.

## Stavy

state-paused = Hra je pozastavená.
state-paused-host = Hra je na tvoje přání pozastavená.
state-away = { $who } nemá spojení. Za { $seconds } s začne hrát bot.
state-reading = Další kolo začne, až si výsledek prohlédne { $who }, nebo za { $seconds } s.
state-bot-plays-you = Hraje za tebe bot.
state-take-back = Vrátit se na místo
state-late = Můžeš převzít místo bota
state-rematch = Ostatní hrají znovu
state-rematch-go = Jít tam
state-rematch-follow = Další hra za { $seconds } s
state-rematch-stay = Zůstat tady
state-unfinished = Tato hra nebyla dohrána
state-spectators = { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
state-late-name = Tvoje jméno

## Konec kola, konec hry

reveal-roles = Role
reveal-leftover = Odložená karta
reveal-next = Další kolo
reveal-standings = Výsledky
reveal-board = Podívat se na plán
standings-title = Konec hry
standings-won-you = Vyhráváš!
standings-won = Vyhrává { $who }!
standings-shared = Společná výhra: { $who }!
standings-place = Pořadí
standings-player = Hráč
standings-round = { $round }. kolo
standings-rematch = Odveta ve stejné sestavě
standings-rematch-wait = Čekáme na nový stůl…
standings-record = Záznam hry
standings-home = Úvodní stránka
feedback-title = Po hře
feedback-fun = Bavilo tě to?
feedback-yes = Ano
feedback-no = Moc ne
feedback-fooled = Kdo tě oklamal?
feedback-thanks = Děkujeme! Přečte si to jen hostitel.
feedback-liked = Bavilo se { $count } z { $all }.
feedback-was-fooled = { $who } – kdo oklamal: { $liar }.

title-your-turn = ● Jsi na tahu · Pyrite
notify-your-turn = Jsi na tahu u stolu { $code }.
announce-your-turn = Jsi na tahu.

reveal-skip = Ukázat všechno najednou
scoring-title = Rozdělení bodů
scoring-points = { $count ->
        [0] 0 bodů
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }
standings-points = Body
