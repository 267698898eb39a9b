### První stránka, nový stůl, připojení.

home-title = Prokopej se ke zlatu. A dej pozor, kdo kope vedle tebe.
home-lead = Dvě hry o chodbách, pokladech a tajných rolích pro 3 až 10 hráčů, přímo v prohlížeči. Bez registrace.

play-now = Hrát hned
play-now-text =
    { $bots ->
        [one] Ty a jeden bot. Začíná se hned.
        [few] Ty a { $bots } boti. Začíná se hned.
       *[other] Ty a { $bots } botů. Začíná se hned.
    }
play-now-dealing = Rozdávám…
play-now-choices = Vybrat, jak hrát
play-now-summary = { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } · { $level } · { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
play-friends = Hrát s přáteli
play-friends-text = Stůl s kódem, odkazem a QR kódem. Prázdná místa obsadí boti.

lessons-title = Nauč se hrát
lessons-about = Asi pět minut. Nic se tu nedá pokazit.

join-title = Připojit se pomocí kódu
join-code = Kód stolu
join-code-placeholder = ABCDEF
join = Připojit se
join-code-wanted = Kód má šest písmen.

your-tables = Tvoje stoly
your-tables-go = Hrát dál
your-turn-there = Jsi na tahu
open-tables = Otevřené stoly
open-tables-none = Teď tu není žádný otevřený stůl. Založ si svůj a může se tu objevit.
open-tables-free =
    { $count ->
        [0] Žádné volné místo
        [one] 1 volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
open-tables-sit = Sednout si
open-tables-late = Přisednout
open-tables-watch = Dívat se
open-tables-players =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
table-of = Stůl { $code }
status-gathering = Scházíme se
status-playing = Hraje se
status-paused = Pauza
status-finished = Dohráno
status-frozen = Zmrazený

not-the-publisher = Pyrite je svobodný software lidí, kteří mají tyto hry rádi; nesouvisí s jejich autory ani vydavateli a všechny kresby a texty jsou naše.
licences = Licence písem

## Nový stůl

new-title = Stůl pro přátele
new-lead = Vyber si, co chceš. Než hra začne, dá se všechno ještě změnit.
new-make = Založit stůl
new-making = Zakládám…
new-what = Co se hraje
new-game = Hra
new-who = Kdo se může připojit
new-house = Domácí pravidla
new-house-hint = Doplňky z tištěných pravidel nebo oblíbené u hráčů. Na začátku jsou všechny vypnuté.
new-pace = Jak to poběží
new-title-field = Název stolu
new-title-hint = Uvidí ho každý, kdo přijde. Může zůstat prázdný.
new-title-placeholder = Pátek v dole

option-players = Místa
option-players-hint = Hráči a boti dohromady.
option-rounds = Kola
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
setting-hints = Nápovědy
setting-hints-hint = Hráči se mohou zeptat bota, koho by podezíral a proč.
setting-pace = Tempo botů
setting-pace-hint = Jak dlouho bot čeká, než ukáže tah, aby všichni stíhali.
setting-pace-value = { $seconds } s
setting-pace-off = Hned
setting-away = Trpělivost
setting-away-hint = Jak dlouho stůl čeká na toho, kdo odešel, než za něj začne hrát bot.
setting-away-bot = Kdo zaskočí
setting-away-bot-hint = Bot, který hraje dál za toho, kdo odešel.
setting-away-value = { $seconds ->
        [60] 1 minuta
        [120] 2 minuty
        [300] 5 minut
        [600] 10 minut
       *[other] { $seconds } s
    }

one-less = Méně: { $what }
one-more = Více: { $what }

## Přesun místa na toto zařízení

move-title = Sedni si sem
move-text = Tento odkaz přesune místo na toto zařízení. Funguje jednou; zařízení, které místo mělo, se stane divákem.
move-take = Převzít místo
move-taking = Přebírám místo…
