### Slova na každé stránce.

language-name = Čeština

app-name = Pyrite
language = Jazyk
theme = Motiv
theme-auto = Systémový
theme-dark = Tmavý
theme-light = Světlý
settings-open = Nastavení
keys-open = Klávesové zkratky

cancel = Zrušit
close = Zavřít
got-it = Rozumím
do-it = Potvrdit
save = Uložit
back-home = Domů
copy = Kopírovat odkaz
copied = Zkopírováno
share = Sdílet
try-again = Zkusit znovu
loading = Okamžik…
seconds-short = { $seconds } s
skip-to-content = Přejít k obsahu
list-of-two = { $first } a { $last }
list-of-more = { $first } a { $last }

you = Ty
guest = Host
your-name = Tvoje jméno
your-name-hint = Takhle tě uvidí ostatní.
your-name-wanted = Nejdřív napiš jméno.

## Boti

bot = Bot
level = Úroveň botů
level-random = Popleta
level-random-strength = velmi lehký
level-random-hint = Hraje cokoli, co pravidla dovolí.
level-novice = Nováček
level-novice-strength = lehký
level-novice-hint = Hraje za svou stranu a všem věří.
level-digger = Kopáč
level-digger-strength = střední
level-digger-hint = Plánuje chodby a sleduje ostatní.
level-detective = Detektiv
level-detective-strength = těžký
level-detective-hint = Pamatuje si, kdo co udělal, a vyvozuje závěry.
level-foreman = Předák
level-foreman-strength = velmi těžký
level-foreman-hint = Naučil se hrou sám se sebou a umí zachovat tajemství.

temper = Povaha botů
temper-plain = Vyrovnaný
temper-plain-hint = Říká, co stojí za řeč, a lže, když se to vyplatí.
temper-cautious = Opatrný
temper-cautious-hint = Drží se zpátky, neriskuje a chce mít jistotu.
temper-loud = Hlučný
temper-loud-hint = Hodně mluví a brzy ukazuje na podezřelé.
temper-sly = Mazaný
temper-sly-hint = Dobře se skrývá a lže, kdykoli to pomůže.

## Hodiny

clock = Hodiny
clock-none = Žádné
clock-none-hint = Každý má tolik času, kolik potřebuje.
clock-relaxed = Pohodové
clock-relaxed-hint = Každý má 5 minut na celou hru a 30 sekund na každé rozhodnutí.
clock-brisk = Svižné
clock-brisk-hint = Každý má 1 minutu na celou hru a 10 sekund na každé rozhodnutí.

## Spojení

link-connecting = Připojuji…
link-lost = Spojení se přerušilo. Připojuji znovu…
link-lost-in = Spojení se přerušilo. Další pokus za { $seconds } s.
link-restarting = Server se restartuje. Nic se neztratilo, za chvilku se hraje dál.
link-waits = Server teď nemůže ukládat. Nic se neztratilo, hra počká.
link-back = Spojení je zpátky.
link-offline = Toto zařízení je offline. Než se vrátí, může za tebe hrát bot.
link-try-now = Zkusit hned

## Co se může pokazit

missing-title = Stránka nenalezena
missing-text = V adrese může být překlep, nebo ta stránka už neexistuje.
no-table-title = Stůl { $code } neexistuje
no-table-text = Kód má šest písmen. Požádej o odkaz znovu, nebo zkontroluj, jestli v kódu není překlep.
unreachable-title = Server neodpovídá
unreachable-text = Možná je vypnutý, možná toto zařízení není připojené k síti.
frozen-title = Tento stůl je zmrazený
frozen-text = Hra začala podle starších pravidel, která už tato verze Pyrite nepodporuje. Hráči si mohou založit nový stůl.

## Pravidla

rules-title = Pravidla
rule-link = Pravidlo { $rule }
