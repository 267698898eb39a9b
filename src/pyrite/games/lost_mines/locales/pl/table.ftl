### Stół Zaginionych kopalni w czasie gry. $who to imię gracza.

## Plansza

forest-label = Las
forest-place = kolumna { $column }, rząd { $row }
forest-joint = { $side ->
        [E] { $place }, prawy bok
       *[S] { $place }, dolny bok
    }
forest-start = { $clan ->
        [blue] Start niebieskiego klanu
       *[yellow] Start żółtego klanu
    }
forest-mine-hidden = Kopalnia { $number }, zakryta
forest-mine-help = Srebro, złoto, klejnoty albo smok. Odkrywa ją pierwszy krasnolud, który tu wejdzie.
forest-mine-known = Kopalnia { $number }, zakryta. { $mine ->
        [no] Jest w niej
       *[yes] Wiesz, co w niej jest:
    } { $holds ->
        [silver] srebro
        [gold] złoto
        [gems] klejnoty
       *[dragon] smok
    }
forest-mine-open = { $holds ->
        [silver] Kopalnia srebra
        [gold] Kopalnia złota
        [gems] Kopalnia klejnotów
       *[dragon] Kopalnia ze smokiem
    }, { $place }
forest-mine-turned = { $holds ->
        [silver] Kopalnia srebra
        [gold] Kopalnia złota
        [gems] Kopalnia klejnotów
       *[dragon] Kopalnia ze smokiem
    }, przejścia: { $sides }
forest-dwarf = { $clan ->
        [blue] Niebieski krasnolud
       *[yellow] Żółty krasnolud
    } nr { $number }: { $who }
forest-trap = Pułapka, { $place }
forest-troll = Troll ({ $who }), { $place }

## Karty

forest-shape = { $shape ->
        [crossing] Skrzyżowanie
        [junction] Rozwidlenie
        [straight] Prosta ścieżka
       *[bend] Zakręt
    }
forest-path = { $name }, przejścia: { $sides }
forest-path-with = { $path }, { $feature ->
        [rocks] kamienie
        [camp] ognisko
        [tree] powalone drzewo
        [lake] jezioro
        [pit] rów
        [tree-axe] powalone drzewo z toporem
        [lake-boat] jezioro z łodzią
       *[pit-rope] rów z liną
    }
forest-card-axe = Topór
forest-card-boat = Łódź
forest-card-rope = Lina
forest-card-trap = Pułapka
forest-card-troll = Troll
forest-card-storm = Burza
forest-card-infoMT = Podejrzyj kopalnię lub skarb
forest-card-infoMD = Podejrzyj kopalnię lub krasnoluda
forest-card-infoTD = Podejrzyj skarb lub krasnoluda
forest-card-help = { $what ->
        [path] Chodzą po niej krasnoludy. Musi przedłużać inną ścieżkę.
        [rocks] Naraz stoi tu tylko jeden krasnolud i nikt go nie minie.
        [camp] Kto zaczyna tu ruch, może przejść do pięciu kart.
        [tree] Nikt nie minie powalonego drzewa, dopóki ktoś nie użyje topora.
        [lake] Nikt nie przepłynie jeziora, dopóki ktoś nie zostawi łodzi.
        [pit] Nikt nie przejdzie rowu, dopóki ktoś nie zawiesi liny.
        [axe] Otwiera drogę przez powalone drzewo.
        [boat] Otwiera drogę przez jezioro.
        [rope] Otwiera drogę przez rów.
        [trap] Leży między dwiema kartami. Kto ją mija, traci kartę z ręki.
        [troll] Stoi między dwiema kartami. Do Twojej następnej tury nikt go nie minie.
        [storm] Zabiera kartę ścieżki, na której nie stoi krasnolud.
       *[info] Podglądasz jedno z dwojga i nie wolno Ci powiedzieć, co widzisz.
    }
forest-drop = Upuść tutaj, żeby odrzucić

## Skarby

forest-treasures = Wyłożone skarby
forest-treasure = { $kind ->
        [silver] Srebro
        [gold] Złoto
       *[gems] Klejnoty
    }
forest-treasure-worth = { $kind ->
        [silver] Srebro o wartości { $value }
        [gold] Złoto o wartości { $value }
       *[gems] Klejnoty o wartości { $value }
    }
forest-treasure-taken = { $treasure }, zdobycz: { $who }
forest-treasure-seen = { $treasure }, wartość zna: { $who }
forest-treasures-left = { $count ->
        [0] Nie ma już skarbów
        [one] Został 1 skarb
        [few] Zostały { $count } skarby
       *[many] Zostało { $count } skarbów
    }

## Kroki tury

forest-steps = Kroki tury
forest-step-card = Karta
forest-step-walk = Ruch
forest-step-treasure = Skarb
forest-step-end = Koniec
forest-step-now = teraz: { $step }
forest-step-done = gotowe: { $step }

## Co można zrobić

forest-your-turn = { $cards ->
        [1] Zagraj kartę lub ją odrzuć
       *[other] Zagraj kartę lub odrzuć 1–2
    }
forest-other-turn = { $who } wybiera kartę…
forest-other-walk = { $who } rusza krasnoludem…
forest-other-turn-mine = { $who } odkrywa kopalnię…
forest-other-take = { $who } bierze skarb…
forest-other-vote = Pytanie do gracza { $who }: kończymy rundę?
forest-you-are-out = Nie masz kart: w tej rundzie już nie grasz

forest-lay-where = { $feature ->
        [rocks] Gdzie mają leżeć kamienie? Zmieści się jeden krasnolud.
        [camp] Gdzie ma płonąć ognisko?
        [tree] Gdzie powalone drzewo ma zablokować drogę?
        [lake] Gdzie jezioro ma zablokować drogę?
        [pit] Gdzie rów ma zablokować drogę?
       *[plain] Gdzie ma leżeć ścieżka?
    }
forest-lay = Położyć ją tutaj?
forest-lay-turn = Położyć ją tak czy obrócić?
forest-tool-where = { $tool ->
        [axe] Przy którym powalonym drzewie użyć topora?
        [boat] Na którym jeziorze zostawić łódź?
       *[rope] Nad którym rowem zawiesić linę?
    }
forest-tool = { $tool ->
        [axe] Utorować tu drogę toporem?
        [boat] Zostawić tu łódź?
       *[rope] Zawiesić tu linę?
    }
forest-trap-where = Na którym styku pułapka? Kto ją mija, traci kartę.
forest-trap-set = Zastawić tu pułapkę?
forest-troll-where = Na którym styku troll? Nikt go nie minie.
forest-troll-set = Postawić tu trolla do Twojej następnej tury?
forest-storm-where = Którą ścieżkę ma zabrać burza?
forest-storm = Czy burza ma zabrać tę ścieżkę?
forest-look-where = { $card ->
        [infoMT] Którą kopalnię lub który skarb chcesz podejrzeć?
        [infoMD] Którą kopalnię lub czyjego krasnoluda chcesz podejrzeć?
       *[infoTD] Który skarb lub czyjego krasnoluda chcesz podejrzeć?
    }
forest-look-mine = Podejrzeć kopalnię { $number }?
forest-look-treasure = Podejrzeć ten skarb: { $treasure }?
forest-look-dwarf = Podejrzeć krasnoluda gracza { $who }?
forest-discard = Odrzucić tę kartę? Wskaż drugą, żeby odrzucić dwie.
forest-discard-two = Odrzucić obie karty?
forest-discard-one = Odrzucić tę kartę?
forest-discard-which = Którą kartę odrzucasz?
forest-only-discard-now = { $card ->
        [path] Teraz nigdzie nie pasuje.
        [axe] Nie ma powalonego drzewa.
        [boat] Nie ma jeziora bez łodzi.
        [rope] Nie ma rowu bez liny.
        [trap] Nie ma na to miejsca.
        [troll] Nie ma na to miejsca.
        [storm] Nie ma ścieżki do zabrania.
       *[other] Nie da się jej teraz zagrać.
    } Odrzuć ją lub wybierz inną.
forest-vote-call = Zaproponować wszystkim koniec rundy? Skończy się, jeśli wszyscy się zgodzą.
forest-vote-yours = { $who } proponuje koniec rundy. Zgadzasz się? Jedno „nie” i gramy dalej.
forest-walk-yours = Dokąd chcesz iść?
forest-walk-none = Twój krasnolud nie ma dokąd iść. Zostań
forest-walk = Przejść tutaj?
forest-walk-lose = { $count ->
        [one] Przejść tutaj i stracić 1 kartę w pułapce?
        [few] Przejść tutaj i stracić { $count } karty w pułapkach?
       *[many] Przejść tutaj i stracić { $count } kart w pułapkach?
    }
forest-walk-which = Prowadzi tu kilka dróg. Którą pójść?
forest-turn-yours = Kopalnia odkryta. Jak ma leżeć?
forest-turn = Położyć kopalnię tak?
forest-take-yours = Weź jeden ze skarbów
forest-take = Wziąć ten?

forest-do-lay = Połóż
forest-do-tool = { $tool ->
        [axe] Utoruj
        [boat] Zostaw
       *[rope] Zawieś
    }
forest-do-trap = Zastaw
forest-do-troll = Postaw
forest-do-storm = Niech wieje
forest-do-look = Podejrzyj
forest-do-discard = Odrzuć
forest-do-discard-only = Odrzuć tylko tę
forest-do-discard-two = Odrzuć obie
forest-do-discard-card = Odrzuć
forest-do-vote = Zaproponuj
forest-do-vote-short = Zaproponuj koniec rundy
forest-do-yes = Tak, kończymy
forest-do-no = Nie, gramy dalej
forest-do-walk = Idź
forest-do-stay = Zostań
forest-do-turn = Właśnie tak
forest-do-take = Weź

forest-way = { $side ->
        [N] z góry
        [E] z prawej
        [S] z dołu
        [W] z lewej
       *[none] przejście
    }
forest-way-lose = { $way }: { $losses ->
        [0] to nic nie kosztuje
        [one] to kosztuje 1 kartę
        [few] to kosztuje { $losses } karty
       *[many] to kosztuje { $losses } kart
    }
forest-price = { $losses ->
        [0] za darmo
        [one] kosztuje 1 kartę
        [few] kosztuje { $losses } karty
       *[many] kosztuje { $losses } kart
    }

## Lista ruchów

forest-move-walk = Idź: { $place }
forest-move-stay = Zostań
forest-move-turn = Połóż kopalnię, przejścia: { $mine }
forest-move-take = Weź: { $treasure }
forest-move-vote = Zaproponuj koniec rundy
forest-move-yes = Tak, kończymy rundę
forest-move-no = Nie, gramy dalej
forest-move-discard = Odrzuć: { $cards }
forest-move-look-mine = Podejrzyj kopalnię { $number }
forest-move-look-treasure = Podejrzyj skarb { $number }: { $treasure }
forest-move-look-dwarf = Podejrzyj krasnoluda gracza { $who }

## Rola

forest-role-title = { $character ->
        [loyal] { $clan ->
            [blue] Twoja rola: lojalny niebieski krasnolud
           *[yellow] Twoja rola: lojalny żółty krasnolud
        }
        [selfish] { $clan ->
            [blue] Twoja rola: samolubny niebieski krasnolud
           *[yellow] Twoja rola: samolubny żółty krasnolud
        }
       *[saboteur] { $clan ->
            [blue] Twoja rola: sabotażysta w niebieskim klanie
           *[yellow] Twoja rola: sabotażysta w żółtym klanie
        }
    }
# Pod małą kartą słowo można podzielić.
forest-role-short = { $character ->
        [loyal] Lojalny
        [selfish] Samolubny
       *[saboteur] Sabota{ "\u00AD" }żysta
    }
forest-role-text = { $character ->
        [loyal] { $clan ->
            [blue] Dzielisz się punktami z niebieskim klanem.
           *[yellow] Dzielisz się punktami z żółtym klanem.
        }
        [selfish] Z nikim się nie dzielisz: co znajdziesz, jest tylko Twoje.
       *[saboteur] { $clan ->
            [blue] Nosisz niebieskie barwy, a punktami dzielisz się z żółtym klanem.
           *[yellow] Nosisz żółte barwy, a punktami dzielisz się z niebieskim klanem.
        }
    }
forest-role-aim = Punkty dają skarby: zakończ ruch w kopalni, by wziąć skarb.
forest-role-among = Karty każdego klanu: lojalny × { $loyal }, samolubny × 1, sabotażysta × 1.

## Gracze

forest-clan = { $clan ->
        [blue] klan niebieski
       *[yellow] klan żółty
    }
forest-number = krasnolud nr { $number }
forest-taken = { $kind ->
        [silver] Zdobyte srebro: { $count }
        [gold] Zdobyte złoto: { $count }
       *[gems] Zdobyte klejnoty: { $count }
    }
forest-has-dragon = ma smoka
forest-is-out = bez kart: nie gra do końca rundy
forest-is-out-short = pas
forest-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
forest-has-troll = ma trolla na planszy
forest-you-saw = wiesz, że to { $character ->
        [loyal] lojalny krasnolud
        [selfish] samolubny krasnolud
       *[saboteur] sabotażysta
    }
forest-looked-by = tę kartę zna: { $who }
forest-asks = proponuje koniec rundy

box-token = Znacznik: { $name }

## Spojrzenie wstecz

hindsight-lines-lost-mines = Im wyżej linia, tym mniej lojalny wydawał się gracz. Grube linie: kto naprawdę nie był lojalny.
hindsight-looked-lost-mines = { $who } wygląda na { $role ->
        [loyal] lojalnego
        [selfish] samolubnego
       *[saboteur] sabotażystę
    }
hindsight-turning-lost-mines = Najcenniejszy skarb rundy: { $after ->
        [one] 1 punkt
        [few] { $after } punkty
       *[many] { $after } punktów
    }
