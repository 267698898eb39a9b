### Stůl Sabotéra během hry.

## Plán

board-label = Chodby
board-closer = Blíž
board-further = Dál
board-fit = Ukázat všechno

place = { $y ->
        [0] sloupec { $x }, na úrovni startu
       *[other] sloupec { $x }, { $dir ->
            [up] o { $rows } nahoru
           *[down] o { $rows } dolů
        }
    }

## Karty

a-shape = { $shape ->
        [crossing] křižovatku
        [junction] rozcestí
        [straight] rovnou chodbu
        [bend] zatáčku
       *[dead-end] slepou chodbu
    }
side-N = sever
side-E = východ
side-S = jih
side-W = západ

card-tunnel = { $shape ->
        [crossing] Křižovatka
        [junction] Rozcestí
        [straight] Rovná chodba
        [bend] Zatáčka
       *[dead-end] Slepá chodba
    }, otvory: { $sides }
card-break = { $tool ->
        [pickaxe] Rozbij krumpáč
        [lantern] Rozbij lucernu
       *[cart] Rozbij vozík
    }
card-mend = { $tool ->
        [pickaxe] Oprav krumpáč
        [lantern] Oprav lucernu
        [cart] Oprav vozík
        [pickaxe-lantern] Oprav krumpáč nebo lucernu
        [pickaxe-cart] Oprav krumpáč nebo vozík
       *[lantern-cart] Oprav lucernu nebo vozík
    }
card-rockfall = Zával
card-map = Mapa
card-bonus = { $value ->
        [one] Bonusová karta s 1 nugetem
        [few] Bonusová karta se { $value } nugety
       *[other] Bonusová karta s { $value } nugety
    }
card-nugget = { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
card-start = Start
card-gold = Poklad
card-stone = Kámen
goal-hidden = Cíl { $number }, zakrytý
goal-hidden-gold = Cíl { $number }, zakrytý. Víš, že je to poklad
goal-hidden-stone = Cíl { $number }, zakrytý. Víš, že je to kámen
nugget-cards = { $count ->
        [0] žádné karty nugetů
        [one] 1 karta nugetů
        [few] { $count } karty nugetů
       *[other] { $count } karet nugetů
    }
only-pass = Teď se dá jen odhodit.

tool-name = { $tool ->
        [pickaxe] krumpáč
        [lantern] lucernu
       *[cart] vozík
    }
tool-title = { $tool ->
        [pickaxe] Krumpáč
        [lantern] Lucerna
       *[cart] Vozík
    }
tool-broken = { $tool ->
        [pickaxe] Rozbitý krumpáč
        [lantern] Rozbitá lucerna
       *[cart] Rozbitý vozík
    }

## Kdo je na tahu a co může

prompt-your-turn = Jsi na tahu: vyber kartu
prompt-your-turn-broken = Máš rozbité nástroje: zahraj akční kartu, nebo pasuj
prompt-other-turn = { $who } přemýšlí…
prompt-bonus-yours = Polož jednu z bonusových karet nugetů
prompt-bonus-other = { $who } pokládá bonusovou kartu nugetů
prompt-stop-yours = Máš bonusové nugety. Skončit kolo a nechat si je, nebo hrát dál?
prompt-stop-other = { $who } má bonusové nugety: konec, nebo hra dál?
prompt-pick-yours = Vezmi si jednu z karet nugetů
prompt-pick-other = { $who } si vybírá kartu nugetů
prompt-lay-where = Kam ji položíš?
prompt-lay = Položit ji sem?
prompt-lay-turn = Položit ji takhle, nebo otočit?
prompt-rockfall-where = Která chodba se zasype?
prompt-rockfall = Zasypat tuhle chodbu?
prompt-map-where = Který cíl chceš vidět?
prompt-map = Podívat se na cíl { $number }?
prompt-break-who = Komu rozbiješ { tool-name }?
prompt-break = { $me ->
        [yes] Rozbít si { tool-name }?
       *[no] Rozbít { tool-name } hráče { $who }?
    }
prompt-mend-who = Komu opravíš nástroj?
prompt-mend-what = { $me ->
        [yes] Který svůj nástroj opravíš?
       *[no] Který nástroj hráče { $who } opravíš?
    }
prompt-mend = { $me ->
        [yes] Opravit si { tool-name }?
       *[no] Opravit { tool-name } hráče { $who }?
    }
move-map = Podívat se na cíl { $number }
move-break = { $me ->
        [yes] Rozbít si { tool-name }
       *[no] Rozbít { tool-name } hráče { $who }
    }
move-mend = { $me ->
        [yes] Opravit si { tool-name }
       *[no] Opravit { tool-name } hráče { $who }
    }
prompt-pass = Pasovat a odhodit tuhle kartu lícem dolů?
prompt-pass-which = Kterou kartu odhodíš?
prompt-only-pass = Tahle karta se teď zahrát nedá. Odhoď ji, nebo vyber jinou.
prompt-bonus-where = Kam položíš nugety?
prompt-bonus = Položit nugety sem?
prompt-waiting-deal = Rozdávají se karty…
prompt-paused = Hra je pozastavená
prompt-over = Hra skončila
prompt-stopped = Máš svoje nugety a v tomto kole končíš. Ostatní hrají dál
prompt-sending = Okamžik…

do-lay = Položit
do-turn = Otočit
do-rockfall = Zasypat
do-map = Podívat se
do-break = Rozbít
do-mend = Opravit
do-pass = Odhodit
do-pass-card = Pasovat
do-bonus = Položit
do-stop = Skončit a nechat si je
do-stay = Hrát dál
do-cancel = Vrátit
keys-hint = R otáčí · Esc

moves-title = Všechny možné tahy
moves-open = Seznam tahů
moves-none = Teď nemáš o čem rozhodovat.

## Role

role-you-are-miner = Tvoje role: zlatokop
role-you-are-saboteur = Tvoje role: sabotér
role-miner-text = Prokopej se s ostatními k pokladu.
role-saboteur-text = Nedovol nikomu dojít k pokladu. A nenech se chytit.
role-count = { $count ->
        [0] Není mezi vámi žádný sabotér.
        [one] Je mezi vámi právě jeden sabotér.
        [few] Jsou mezi vámi právě { $count } sabotéři.
       *[other] Je mezi vámi právě { $count } sabotérů.
    }
role-upto = { $count ->
        [one] Sabotér je mezi { $players } hráči nejvýš jeden.
        [few] Sabotérů je mezi { $players } hráči { $least } nebo { $count }.
       *[other] Sabotérů je mezi { $players } hráči { $least } nebo { $count }.
    }
role-cover = Zakrýt moji roli
role-uncover = Ukázat moji roli
role-peek = Podrž a nakoukni
role-covered = Tvoje role je zakrytá
role-watching = Díváš se na hru
role-watching-text = Vidíš to, co vidí všichni.
role-unknown = Rozdávají se role…
role-title = { $role ->
        [miner] Zlatokop
       *[saboteur] Sabotér
    }

## Hráči

players-label = Hráči v pořadí, jak hrají
player-turn = na tahu
player-you = ty
player-bot = bot
player-host = hostitel
player-away-until = bez spojení; za { $seconds } s začne hrát bot
player-stopped = v tomto kole už nehraje
player-choose = Vybrat: { $who }
player-cards = { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
player-marked-trust = téhle osobě věříš
player-marked-suspect = tuhle osobu podezíráš
player-clock = Hodiny { $time }
marks-own = Vidíš to jen ty.
mark-trust = Věřím
mark-suspect = Podezírám
mark-none = Bez značky
mark-note = Poznámka
mark-note-placeholder = Ve 3. tahu rozbitá lucerna…
player-mute = Ztlumit pro mě: { $who }
player-unmute = Zrušit ztlumení: { $who }
player-mute-all = Ztlumit pro všechny
player-unmute-all = Vrátit hlas
player-make-host = Předat roli hostitele
player-fresh-link = Nový odkaz na toto místo
player-take-over = Hrát místo tohoto bota

## Střed stolu

round-of = { $round }. kolo { $rounds ->
        [one] z { $rounds }
        [few] ze { $rounds }
       *[other] z { $rounds }
    }
pile-count = { $count ->
        [0] Balíček je prázdný
        [one] 1 karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
pile-drop = Pusť ji sem a odhodíš ji

## Průběh a řeči

log-title = Co se stalo
log-show = Ukázat na plánu
log-empty = Zatím nic.
log-only-you = Víš to jen ty
log-new = Níž je něco nového
talk-placeholder = Řekni něco…
talk-send = Poslat
talk-phrases = Rychlé fráze
talk-closed = Hostitel zavřel chat. Rychlé fráze fungují dál.
talk-spectators = Diváci si povídají mezi sebou.
talk-muted = Hostitel tě ztlumil.
talk-pick-seat = Kdo?
talk-pick-goal = Který cíl?
talk-pick-tool = Který nástroj?
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
menu-home = Úvodní stránka
menu-fair = Rozdání se dá ověřit
menu-fair-text = Otisk SHA-256 tajemství tohoto kola byl daný dřív, než se rozdala první karta. Po hře se tajemství ukáže.

## Stavy

state-paused = Hra je pozastavená.
state-paused-host = Hra stojí na tvoje přání.
state-away = { $who } nemá spojení. Za { $seconds } s začne hrát bot.
state-bot-plays-you = Hraje za tebe bot.
state-take-back = Vrátit se na místo
state-rematch = Ostatní hrají znovu
state-rematch-go = Jít tam
state-spectators = { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
state-late-name = Tvoje jméno

## Konec kola, konec hry

reveal-title-miners = Zlatokopové našli poklad!
reveal-title-saboteurs = Vyhrávají sabotéři
reveal-title-nobody = Nevyhrává nikdo
reveal-text-miners = Poslední chodba: { $who }.
reveal-text-saboteurs = Karty došly a poklad leží dál ve tmě.
reveal-text-nobody = Karty došly, poklad leží dál ve tmě a žádný sabotér tu vůbec nebyl.
reveal-roles = Role
reveal-leftover = Stranou
reveal-paid = + { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
reveal-kept = bonus: { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
reveal-returned = bonus se vrací
reveal-picked = karta nugetů
reveal-pool = { $count ->
        [one] K rozdělení zbývá 1 karta nugetů
        [few] K rozdělení zbývají { $count } karty nugetů
       *[other] K rozdělení zbývá { $count } karet nugetů
    }
reveal-next = Další kolo
reveal-standings = Výsledky
reveal-board = Podívat se na plán
nuggets-title = Vezmi si jednu kartu nugetů
nuggets-text = Necháš si ji; zbytek jde k dalšímu zlatokopovi.
nuggets-wait = { $who } si bere kartu nugetů…
nuggets-yours = Zatím máš: { $value ->
        [0] nic
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }

standings-title = Konec hry
standings-won-you = Vyhráváš!
standings-won = Vyhrává { $who }!
standings-shared = Společná výhra: { $who }!
standings-place = Pořadí
standings-player = Hráč
standings-nuggets = Nugety
standings-round = { $round }. kolo
standings-rematch = Odveta ve stejné sestavě
standings-rematch-wait = Čekáme na nový stůl…
standings-record = Záznam hry
standings-home = Úvodní stránka

title-your-turn = ● Jsi na tahu · Pyrite
notify-your-turn = Jsi na tahu u stolu { $code }.
announce-your-turn = Jsi na tahu.
