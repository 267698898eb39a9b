### Pravidla v aplikaci. Jejich obsah je v docs/rules; tady je to, co stojí kolem nich.

rules-of = Pravidla: { $game }
rules-which = Která hra
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-hint = Slovo, nebo číslo jako { $example }
rules-search-clear = Smazat hledání
# Úryvky jsou pravidla, odstavce a tabulky.
rules-found = { $count ->
        [0] Nic se nenašlo. Zkus méně písmen.
        [one] Nalezen 1 úryvek
        [few] Nalezeny { $count } úryvky
       *[other] Nalezeno { $count } úryvků
    }
rules-print = Tisk
rules-top = Nahoru
rules-untranslated = Tato pravidla ještě nejsou přeložená; tady jsou anglicky.
rules-not-loaded = Pravidla se nepodařilo načíst. Zkontroluj síť a obnov stránku.
rules-picture = Příklad: { $caption }
rules-marks = Co znamenají značky
rules-mark-assumed = naše rozhodnutí
rules-mark-assumed-text = Tištěná pravidla to neříkají. Toto je naše rozhodnutí.
rules-mark-R = odvozeno
rules-mark-R-text = Tištěná pravidla neříkají, co je v krabici. Toto je naše odvození; souhlasí se všemi známými počty. S vlastní krabicí po ruce se dá hrát se skutečnými kartami.
box-count = { $count }×
# Kolik karet má tato část krabice celkem.
box-total = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
rule-open-page = Všechna pravidla
rule-missing = Pravidlo { $rule } neexistuje.
