### Všechno, co se dá nastavit, a klávesy, které se dají stisknout.

settings-title = Nastavení
settings-about = Změny platí hned a ukládají se v tomto prohlížeči.
settings-play = U stolu
settings-volume = Hlasitost
settings-volume-value = { $volume } %
settings-look = Vzhled
settings-notify-forbidden = Prohlížeč oznámení blokuje.
settings-pace-hint = Platí od další hry, kterou začneš.
settings-cards = Velikost karet
settings-cards-small = Malé
settings-cards-normal = Běžné
settings-cards-large = Velké
settings-colours = Barvy
settings-colours-normal = Běžné
settings-colours-normal-hint = Co má barvu, má i tvar nebo slovo.
settings-colours-red-green = Červená a zelená
settings-colours-red-green-hint = Když ti červená a zelená splývají: místo nich oranžová a modrá.
settings-colours-blue-yellow = Modrá a žlutá
settings-colours-blue-yellow-hint = Když ti modrá a žlutá splývají: místo nich tyrkysová a bledě žlutá.
settings-colours-contrast = Silný kontrast
settings-colours-contrast-hint = Černá a bílá, se zřetelnými okraji.
settings-motion = Animace
settings-motion-auto = Podle zařízení
settings-motion-auto-hint = Animace běží, pokud je zařízení neomezuje.
settings-motion-still = Vypnuté
settings-motion-still-hint = Nic nelétá ani se neotáčí; všechno je hned na místě.
settings-motion-full = Zapnuté
settings-motion-full-hint = Karty létají a role se otáčejí, ať zařízení říká cokoli.

## Klávesy

keys-title = Klávesové zkratky
keys-about = Všechno jde dělat jen klávesnicí.
key-arrows = Šipky
key-space = Mezerník
keys-table = U stolu
keys-pick = Vybere kartu z ruky
keys-walk = Přejdou na další kartu, hráče nebo místo
keys-press = Zvolí to, co je označené
keys-confirm = Potvrdí tah, když není nic označené
keys-turn = Otočí kartu
keys-pass = Odhodí kartu
keys-back = Vrátí kartu do ruky
keys-moves = Seznam všech možných tahů
keys-stay = Ukončí pohyb tam, kde trpaslík stojí
keys-answer = Ano a ne, když se hra ptá
keys-peek = Ukáže zakrytou roli, dokud držíš
keys-board = Herní plán
keys-pan = Posouvají plán, když není nic označené
keys-zoom = Blíž a dál
keys-fit = Ukáže celý plán
keys-replay = Přehrávání
keys-play = Přehraje a zastaví
keys-step-on = O krok dál
keys-step-back = O krok zpět
keys-round = Na předchozí nebo další kolo
keys-ends = Na začátek nebo na konec
keys-lessons = Lekce
keys-lesson = Jako u stolu
keys-everywhere = Všude
keys-next = Na další prvek; se Shiftem na předchozí
keys-close = Zavře okno
keys-help = Ukáže tento přehled
log-out = Odhlásit moje ostatní zařízení
log-out-hint = Tvá místa zůstanou v tomto prohlížeči. Ostatní zařízení přihlášená jako ty o ně přijdou.
log-out-failed = Nepovedlo se to. Zkus to znovu.
own-data = Tvá data
own-data-download = Stáhnout má data
own-data-delete = Smazat má data
own-data-delete-hint = Opustíš všechna místa. V odehraných hrách bude místo tvého jména číslo místa, třeba „Player 3“, a tvé zprávy zmizí. Nedá se to vzít zpět.

## U stolu

menu-confirm = Ptát se před každým tahem
menu-confirm-hint = Tah se nedá vzít zpět. Druhé ťuknutí potvrdí, že to tak chceš.
menu-forced = Přeskakovat kroky bez volby
menu-forced-hint = Když je možný jen jeden krok, třeba zůstat na místě, provede se sám. Karty hraješ vždycky ty.
menu-cover = Zakrýt moji roli
menu-cover-hint = Když někdo sedí vedle: podrž kartu a nakoukni.
menu-notify = Upozornit, když jsem na tahu
