### Zaginione kopalnie: karty i miejsca, co się stało i jak liczy się punkty.
### $who to ten, kto działa ("Ty", jeśli czytający), $target to ten, kogo to dotyczy; $me, $tome: "yes", gdy chodzi o czytającego.
### $at to miejsce na planszy.

## Rzeczy

a-way = { $shape ->
        [crossing] skrzyżowanie
        [junction] rozwidlenie
        [straight] prostą ścieżkę
       *[bend] zakręt
    }
a-path = { $feature ->
        [any] ścieżkę
        [rocks] { a-way } z kamieniami
        [camp] { a-way } z ogniskiem
        [tree] { a-way } z powalonym drzewem
        [lake] { a-way } z jeziorem
        [pit] { a-way } z rowem
        [tree-axe] { a-way } z przerąbanym drzewem
        [lake-boat] { a-way } z łodzią na jeziorze
        [pit-rope] { a-way } z liną nad rowem
       *[plain] { a-way }
    }

clan-name = { $clan ->
        [blue] Klan niebieski
       *[yellow] Klan żółty
    }
character-title = { $character ->
        [loyal] Lojalny
        [selfish] Samolubny
       *[saboteur] Sabotażysta
    }
treasure-worth = { $treasure ->
        [silver] srebro o wartości { $value }
        [gold] złoto o wartości { $value }
        [gems] klejnoty o wartości { $value }
       *[any] skarb o wartości { $value }
    }
mine-holds = { $holds ->
        [silver] srebro
        [gold] złoto
        [gems] klejnoty
       *[dragon] smok
    }

## Co się stało

mines-clan-nobody = nikt
mines-event-clan-dealt = Klan niebieski: { $blue }. Klan żółty: { $yellow }
mines-event-your-character = { $me ->
        [yes] { $character ->
            [loyal] Twoja rola: lojalny krasnolud
            [selfish] Twoja rola: samolubny krasnolud. Co znajdziesz, jest tylko Twoje
           *[saboteur] Twoja rola: sabotażysta. Pracujesz dla drugiego klanu
        }
       *[no] Rola gracza { $who }: { $character ->
            [loyal] lojalny krasnolud
            [selfish] samolubny krasnolud
           *[saboteur] sabotażysta
        }
    }
mines-event-treasures-laid = Skarby: { $treasures }
mines-treasure-count = { $treasure ->
        [silver] srebro × { $count }
        [gold] złoto × { $count }
       *[gems] klejnoty × { $count }
    }
mines-event-your-card = { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    }: { $cards }
mines-event-laid = { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } { a-path }
mines-event-bridged = { $tool ->
        [axe] { $me ->
            [yes] Przerąbujesz powalone drzewo
           *[no] { $who } przerąbuje powalone drzewo
        }
        [boat] { $me ->
            [yes] Zostawiasz łódź na jeziorze
           *[no] { $who } zostawia łódź na jeziorze
        }
       *[rope] { $me ->
            [yes] Zawieszasz linę nad rowem
           *[no] { $who } zawiesza linę nad rowem
        }
    }
mines-event-trap-set = { $me ->
        [yes] Zastawiasz
       *[no] { $who } zastawia
    } pułapkę{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-set = { $me ->
        [yes] Stawiasz
       *[no] { $who } stawia
    } trolla{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-gone = { $me ->
        [yes] Twój troll odchodzi
       *[no] Troll gracza { $who } odchodzi
    }
mines-event-token-gone = Burza porywa znacznik
mines-event-storm = { $me ->
        [yes] Burza: usuwasz
       *[no] Burza: { $who } usuwa
    } { a-path }
mines-event-looked-mine = { $me ->
        [yes] Podglądasz kopalnię { $number }
       *[no] { $who } podgląda kopalnię { $number }
    }
mines-event-looked-treasure = { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } { $treasure ->
        [silver] kartę ze srebrem
        [gold] kartę ze złotem
        [gems] kartę z klejnotami
       *[any] skarb
    }
mines-event-looked-dwarf = { $tome ->
        [yes] { $who } podgląda Twoją kartę krasnoluda
       *[no] { $me ->
            [yes] Podglądasz kartę krasnoluda gracza { $target }
           *[no] { $who } podgląda kartę krasnoluda gracza { $target }
        }
    }
mines-event-your-look-mine = { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } kopalnię { $number }: { mine-holds }
mines-event-your-look-treasure = { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } skarb: { treasure-worth }
mines-event-your-look-dwarf = { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } kartę krasnoluda gracza { $target }: { $character ->
        [loyal] lojalny
        [selfish] samolubny
       *[saboteur] sabotażysta
    }
mines-event-discarded = { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
mines-event-your-discard = { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    }: { $cards }
mines-event-vote-called = { $me ->
        [yes] Proponujesz koniec rundy
       *[no] { $who } proponuje koniec rundy
    }
mines-event-voted = { $agrees ->
        [yes] { $me ->
            [yes] Zgadzasz się
           *[no] { $who } się zgadza
        }
       *[no] { $me ->
            [yes] Mówisz „nie”: gramy dalej
           *[no] { $who } mówi „nie”: gramy dalej
        }
    }
mines-event-stayed = { $me ->
        [yes] Zostajesz na miejscu
       *[no] { $who } zostaje na miejscu
    }
mines-event-walked = { $me ->
        [yes] Przechodzisz
       *[no] { $who } przechodzi
    }: { $at }
mines-event-walked-to = { $me ->
        [yes] Idziesz
       *[no] { $who } idzie
    } { $number ->
        [0] ścieżką
       *[other] do kopalni { $number }
    }
mines-event-lost = { $me ->
        [yes] Wpadasz w pułapkę i tracisz kartę
       *[no] { $who } wpada w pułapkę i traci kartę
    }
mines-event-your-loss = Pułapka! { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    }: { $cards }
mines-event-revealed = Kopalnia { $number } odkryta: { mine-holds }
mines-event-turned = { $me ->
        [yes] Wybierasz, jak ma leżeć kopalnia { $number }
       *[no] { $who } wybiera, jak ma leżeć kopalnia { $number }
    }
mines-event-dragon = { $me ->
        [yes] Masz smoka: 2 punkty mniej na koniec rundy
       *[no] { $who } ma smoka: 2 punkty mniej na koniec rundy
    }
mines-event-took = { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } skarb: { $treasure ->
        [silver] srebro
        [gold] złoto
        [gems] klejnoty
       *[any] zakryty
    }
mines-event-your-treasure = { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { treasure-worth }
mines-event-out = { $me ->
        [yes] Nie masz kart: w tej rundzie już nie grasz
       *[no] { $who } nie ma kart i w tej rundzie już nie gra
    }
mines-event-round-ended = { $ending ->
        [treasures] Ostatni skarb zabrany: koniec rundy
        [vote] Wszyscy się zgadzają: koniec rundy
       *[cards] Karty się skończyły: koniec rundy
    }
mines-event-character-shown = { $character ->
        [loyal] { $who }: lojalny krasnolud ({ $clan ->
            [blue] klan niebieski
           *[yellow] klan żółty
        })
        [selfish] { $who }: samolubny krasnolud ({ $clan ->
            [blue] klan niebieski
           *[yellow] klan żółty
        })
       *[saboteur] { $who }: sabotażysta ({ $clan ->
            [blue] klan niebieski
           *[yellow] klan żółty
        })
    }
mines-event-treasure-shown = { $me ->
        [yes] Przynosisz: { $treasures }
       *[no] { $who } przynosi: { $treasures }
    }
mines-event-scored = { $me ->
        [yes] Zdobywasz
       *[no] { $who } zdobywa
    } { $count ->
        [0] 0 punktów
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } (łącznie { $points })

## Koniec tury, w jednym zdaniu z jej kartą: „Bob kładzie ścieżkę i zostaje”

mines-event-stayed-then = i { $me ->
        [yes] zostajesz
       *[no] zostaje
    }
mines-event-walked-to-then = i { $me ->
        [yes] idziesz
       *[no] idzie
    } { $number ->
        [0] dalej
       *[other] do kopalni { $number }
    }
mines-event-lost-then = i { $me ->
        [yes] tracisz kartę w pułapce
       *[no] traci kartę w pułapce
    }
mines-event-took-then = i { $me ->
        [yes] bierzesz
       *[no] bierze
    } { $treasure ->
        [silver] srebro
        [gold] złoto
        [gems] klejnoty
       *[any] skarb
    }
