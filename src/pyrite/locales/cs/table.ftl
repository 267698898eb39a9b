### Stůl během hry.

## Plán

board-closer = Přiblížit
board-further = Oddálit
board-fit = Ukázat všechno

## Karty

side-N = nahoru
side-E = doprava
side-S = dolů
side-W = doleva
card-not-turn = Ještě nejsi na tahu.
card-not-now = V této části tahu ne.
card-seen-by = Kdo zná: { $who }

## Kdo je na tahu a co může

prompt-waiting-deal = Rozdávají se karty…
prompt-paused = Hra je pozastavená
prompt-asleep = Hra čeká na hráče
prompt-over = Hra skončila
prompt-sending = Okamžik…

fast-forward = Přetočit na můj tah
do-turn = Otočit
do-cancel = Vrátit
keys-hint = R: otočit · Esc: vrátit

moves-title = Všechny možné tahy
moves-open = Seznam tahů
moves-suggest = Poradit tah
moves-suggested = Takhle by hrál bot
moves-other = Další tahy
moves-none = Teď nemáš o čem rozhodovat.

replay-turn = { $me ->
    [yes] Jsi na tahu
   *[no] Na tahu: { $who }
}

## Role

role-cover = Zakrýt moji roli
role-uncover = Ukázat moji roli
role-peek = Podrž a nakoukni
role-covered = Tvoje role je zakrytá
role-watching = Díváš se na hru
role-watching-text = Vidíš to, co vidí všichni.
role-go-on = Pokračuj klepnutím nebo klávesou
role-unknown = Rozdávají se role…

## Hráči

players-label = Hráči v pořadí tahů
player-turn = na tahu
player-your-turn = jsi na tahu
player-you = ty
player-bot = bot
player-host = hostitel
player-away-until = bez spojení; za { $seconds } s začne hrát bot
player-absent = není tu
player-choose = Vybrat: { $who }
player-cards = { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
player-marked-trust = téhle osobě věříš
player-marked-suspect = tuhle osobu podezíráš
claim-suspect = kdo tuhle osobu podezírá: { $who }
claim-trust = kdo téhle osobě věří: { $who }
player-clock = Hodiny { $time }
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
talk-more = Více
talk-fewer = Méně
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
menu-sound = Zvuky
menu-resume = Hrát dál

## Stavy

state-paused-host = Hra je na tvoje přání pozastavená.
state-away = { $who } nemá spojení. Za { $seconds } s začne hrát bot.
state-everyone-left = Všichni odešli. Hra počká, až se někdo z hráčů vrátí.
state-reading = Další kolo začne, až si výsledek prohlédne { $who }, nebo za { $seconds } s.
state-reading-long = Další kolo začne, až si výsledek prohlédne { $who }.
state-bot-plays-you = Hraje za tebe bot.
state-take-back = Vrátit se na místo
state-late = Můžeš převzít místo bota
late-watching = Díváš se.
late-ask = Poprosit o místo
late-asked = Prosba odeslána. { $host } ti může dát místo bota.
late-declined = { $host } říká ne. Můžeš se dál dívat.
late-host = Hostitel
late-name = Tvoje jméno
state-rematch = Ostatní hrají znovu
state-rematch-go = Přejít k další hře
state-rematch-follow = Další hra za { $seconds } s
state-rematch-stay = Zůstat tady
state-unfinished = Tato hra nebyla dohrána
state-spectators = { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }

## Konec kola, konec hry

reveal-roles = Role
reveal-leftover = Odložená karta
reveal-next = Další kolo
reveal-next-in = Další kolo za { $seconds } s
reveal-standings = Výsledky
reveal-board = Podívat se na plán

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
seat-same-device = více míst na jednom zařízení
hindsight-title = Kdo koho napálil
replay-watch = Přehrát záznam
