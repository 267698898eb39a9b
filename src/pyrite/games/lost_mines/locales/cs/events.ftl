### Ztracené doly: karty a místa, co se stalo a jak se počítají body.
### $who je ten, kdo jedná („Ty“, když je to čtenář), $target ten, koho se to týká; $me, $tome: „yes“, když jde o čtenáře.
### $at je místo na plánu.

## Věci

a-way = { $shape ->
        [crossing] křižovatku
        [junction] rozcestí
        [straight] rovnou cestu
       *[bend] zatáčku
    }
a-path = { $feature ->
        [any] cestu
        [rocks] { a-way } se skálami
        [camp] { a-way } s táborákem
        [tree] { a-way } s polomem
        [lake] { a-way } s jezerem
        [pit] { a-way } s jámou
        [tree-axe] { a-way } s prosekaným polomem
        [lake-boat] { a-way } s člunem na jezeře
        [pit-rope] { a-way } s lanem přes jámu
       *[plain] { a-way }
    }

clan-name = { $clan ->
        [blue] Modrý klan
       *[yellow] Žlutý klan
    }
character-title = { $character ->
        [loyal] Věrný
        [selfish] Sobecký
       *[saboteur] Sabotér
    }
treasure-worth = { $treasure ->
        [silver] stříbro za { $value }
        [gold] zlato za { $value }
        [gems] drahokamy za { $value }
       *[any] poklad za { $value }
    }
mine-holds = { $holds ->
        [silver] stříbro
        [gold] zlato
        [gems] drahokamy
       *[dragon] drak
    }

## Co se stalo

mines-clan-nobody = nikdo
mines-event-clan-dealt = Modrý klan: { $blue }. Žlutý klan: { $yellow }
mines-event-your-character = { $me ->
        [yes] { $character ->
            [loyal] Tvoje postava: věrný trpaslík
            [selfish] Tvoje postava: sobecký trpaslík. Co najdeš, je jen tvoje
           *[saboteur] Tvoje postava: sabotér. Pracuješ pro druhý klan
        }
       *[no] Postava hráče { $who }: { $character ->
            [loyal] věrný trpaslík
            [selfish] sobecký trpaslík
           *[saboteur] sabotér
        }
    }
mines-event-treasures-laid = Poklady: { $treasures }
mines-treasure-count = { $treasure ->
        [silver] stříbro × { $count }
        [gold] zlato × { $count }
       *[gems] drahokamy × { $count }
    }
mines-event-your-card = { $me ->
        [yes] Dobíráš si
       *[no] { $who } si dobírá
    }: { $cards }
mines-event-laid = { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } { a-path }
mines-event-bridged = { $tool ->
        [axe] { $me ->
            [yes] Prosekáváš polom
           *[no] { $who } prosekává polom
        }
        [boat] { $me ->
            [yes] Dáváš na jezero člun
           *[no] { $who } dává na jezero člun
        }
       *[rope] { $me ->
            [yes] Natahuješ přes jámu lano
           *[no] { $who } natahuje přes jámu lano
        }
    }
mines-event-trap-set = { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } past{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-set = { $me ->
        [yes] Stavíš
       *[no] { $who } staví
    } trolla{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-gone = { $me ->
        [yes] Tvůj troll odchází
       *[no] Troll hráče { $who } odchází
    }
mines-event-token-gone = Bouře odnáší žeton
mines-event-storm = { $me ->
        [yes] Bouře: odstraňuješ
       *[no] Bouře: { $who } odstraňuje
    } { a-path }
mines-event-looked-mine = { $me ->
        [yes] Díváš se na důl { $number }
       *[no] { $who } se dívá na důl { $number }
    }
mines-event-looked-treasure = { $me ->
        [yes] Díváš se
       *[no] { $who } se dívá
    } na { $treasure ->
        [silver] kartu se stříbrem
        [gold] kartu se zlatem
        [gems] kartu s drahokamy
       *[any] poklad
    }
mines-event-looked-dwarf = { $tome ->
        [yes] { $who } se dívá na tvou kartu trpaslíka
       *[no] { $me ->
            [yes] Díváš se na kartu trpaslíka hráče { $target }
           *[no] { $who } se dívá na kartu trpaslíka hráče { $target }
        }
    }
mines-event-your-look-mine = { $me ->
        [yes] Díváš se
       *[no] { $who } se dívá
    } na důl { $number }: { mine-holds }
mines-event-your-look-treasure = { $me ->
        [yes] Díváš se
       *[no] { $who } se dívá
    } na poklad: { treasure-worth }
mines-event-your-look-dwarf = { $me ->
        [yes] Díváš se
       *[no] { $who } se dívá
    } na kartu trpaslíka hráče { $target }: { $character ->
        [loyal] věrný
        [selfish] sobecký
       *[saboteur] sabotér
    }
mines-event-discarded = { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
mines-event-your-discard = { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    }: { $cards }
mines-event-vote-called = { $me ->
        [yes] Navrhuješ konec kola
       *[no] { $who } navrhuje konec kola
    }
mines-event-voted = { $agrees ->
        [yes] { $me ->
            [yes] Souhlasíš
           *[no] { $who } souhlasí
        }
       *[no] { $me ->
            [yes] Říkáš ne: hraje se dál
           *[no] { $who } říká ne: hraje se dál
        }
    }
mines-event-stayed = { $me ->
        [yes] Zůstáváš na místě
       *[no] { $who } zůstává na místě
    }
mines-event-walked = { $me ->
        [yes] Jdeš
       *[no] { $who } jde
    }: { $at }
mines-event-walked-to = { $me ->
        [yes] Jdeš
       *[no] { $who } jde
    } { $number ->
        [0] po cestě
       *[other] k dolu { $number }
    }
mines-event-lost = { $me ->
        [yes] Padáš do pasti a ztrácíš kartu
       *[no] { $who } padá do pasti a ztrácí kartu
    }
mines-event-your-loss = Past! { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    }: { $cards }
mines-event-revealed = Důl { $number } je odkrytý: { mine-holds }
mines-event-turned = { $me ->
        [yes] Vybíráš, jak má ležet důl { $number }
       *[no] { $who } vybírá, jak má ležet důl { $number }
    }
mines-event-dragon = { $me ->
        [yes] Máš draka: na konci kola o 2 body méně
       *[no] { $who } má draka: na konci kola o 2 body méně
    }
mines-event-took = { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } poklad: { $treasure ->
        [silver] stříbro
        [gold] zlato
        [gems] drahokamy
       *[any] zakrytý
    }
mines-event-your-treasure = { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } { treasure-worth }
mines-event-out = { $me ->
        [yes] Nemáš karty: v tomto kole už nehraješ
       *[no] { $who } nemá karty a v tomto kole už nehraje
    }
mines-event-round-ended = { $ending ->
        [treasures] Poslední poklad je pryč: konec kola
        [vote] Všichni souhlasí: konec kola
       *[cards] Karty došly: konec kola
    }
mines-event-character-shown = { $character ->
        [loyal] { $who }: věrný trpaslík ({ $clan ->
            [blue] modrý klan
           *[yellow] žlutý klan
        })
        [selfish] { $who }: sobecký trpaslík ({ $clan ->
            [blue] modrý klan
           *[yellow] žlutý klan
        })
       *[saboteur] { $who }: sabotér ({ $clan ->
            [blue] modrý klan
           *[yellow] žlutý klan
        })
    }
mines-event-treasure-shown = { $me ->
        [yes] Přinášíš: { $treasures }
       *[no] { $who } přináší: { $treasures }
    }
mines-event-scored = { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $count ->
        [0] 0 bodů
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    } (celkem { $points })

## Konec tahu, v jedné větě s jeho kartou: „Bob pokládá cestu a zůstává“

mines-event-stayed-then = a { $me ->
        [yes] zůstáváš
       *[no] zůstává
    }
mines-event-walked-to-then = a { $me ->
        [yes] jdeš
       *[no] jde
    } { $number ->
        [0] dál
       *[other] k dolu { $number }
    }
mines-event-lost-then = a { $me ->
        [yes] ztrácíš kartu v pasti
       *[no] ztrácí kartu v pasti
    }
mines-event-took-then = a { $me ->
        [yes] bereš si
       *[no] bere si
    } { $treasure ->
        [silver] stříbro
        [gold] zlato
        [gems] drahokamy
       *[any] poklad
    }
