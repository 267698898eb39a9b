### První stránka, nový stůl, připojení.

home-title = Prokopej se ke zlatu. A dej pozor, kdo kope vedle tebe.
home-lead = Dvě hry o chodbách, pokladech a tajných rolích pro 3 až 10 hráčů, přímo v prohlížeči. Bez registrace.

play-now = Hrát hned
play-now-text =
    { $bots ->
        [one] Ty a jeden bot. Začíná se hned.
        [few] Ty a { $bots } boti. Začíná se hned.
       *[other] Ty a { $bots } botů. Začíná se hned.
    }
play-now-first = Na začátku na tebe žádný bot nezaútočí.
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
play-now-bots = { $level ->
        [random] velmi lehcí boti
        [novice] lehcí boti
        [digger] střední boti
        [detective] těžcí boti
        [foreman] velmi těžcí boti
       *[other] { $name }
    }
play-friends = Hrát s přáteli
play-friends-text = Stůl s kódem, odkazem a QR kódem. Prázdná místa obsadí boti.

lessons-title = Nauč se hrát
lessons-about = Asi pět minut. Nic se tu nedá pokazit.

join-title = Připojit se ke stolu
join-code = Kód stolu
join = Připojit se
join-code-wanted = Kód má šest písmen.

your-tables = Tvoje stoly
your-tables-go = Hrát dál
your-turn-there = Jsi na tahu
open-tables = Otevřené stoly
open-tables-none = Teď tu není žádný otevřený stůl.
open-tables-make = Založ si svůj a ukaž ho tady
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
status-asleep = Všichni odešli
status-finished = Dohráno
status-frozen = Zmrazený

not-the-publisher = Pyrite je svobodný software lidí, kteří mají tyto hry rádi; nesouvisí s jejich autory ani vydavateli a všechny kresby a texty jsou naše.
licences = Licence

## Nový stůl

new-game = Hra

option-players = Místa
option-players-hint = Hráči a boti dohromady.
option-rounds = Kola

setting-pace = Pauza botů
setting-pace-value = { $seconds } s
setting-pace-off = Hned

one-less = Méně: { $what }
one-more = Více: { $what }

open-tables-password = heslo
replay-open = Otevřít hru ze souboru
