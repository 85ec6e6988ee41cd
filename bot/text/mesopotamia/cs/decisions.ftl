# Na co se čeká.
decision-home = { $who } volí výchozí oblast.
decision-die = { $who } volí barvu kostky dingir.
decision-camp = { $who } může umístit osadu a hradby vedle výchozí oblasti.
decision-harbour = { $who } volí, kde zakotví první loď.
decision-quests = { $people ->
    [1] { $waiting } si vybírá { $count ->
        [one] { $count } úkol
        [few] { $count } úkoly
       *[other] { $count } úkolů
    }, které si nechá.
   *[other] Každý si vybírá { $count ->
        [one] { $count } úkol
        [few] { $count } úkoly
       *[other] { $count } úkolů
    }, které si nechá. Čeká se na: { $waiting }.
}
decision-act = { $round }. kolo: { $who } volí akci, nebo končí tah.
decision-explore = { $who } na průzkumu: { $left ->
    [one] zbývá { $left } aktivace.
    [few] zbývají { $left } aktivace.
   *[other] zbývá { $left } aktivací.
}
decision-build = { $who } může postavit ještě { $left ->
    [one] { $left } stavbu.
    [few] { $left } stavby.
   *[other] { $left } staveb.
}
decision-research = { $who } může { $halves }{ $halves_count ->
    [one] .
    [few] , v libovolném pořadí.
   *[other] , v libovolném pořadí.
}
decision-gather = { $who } může { $halves }{ $halves_count ->
    [one] .
    [few] , v libovolném pořadí.
   *[other] , v libovolném pořadí.
}
decision-warfare = { $who } může { $halves }{ $halves_count ->
    [one] .
    [few] , v libovolném pořadí.
   *[other] , v libovolném pořadí.
}
decision-event = { $who } volí možnost události { $event } v oblasti { $area }.
decision-goods = { $who } si bere { $count ->
    [one] { $count } libovolný zdroj.
    [few] { $count } libovolné zdroje.
   *[other] { $count } libovolných zdrojů.
}
decision-price = { $who } platí za událost { $event } { $count ->
    [one] { $count } libovolný zdroj
    [few] { $count } libovolné zdroje
   *[other] { $count } libovolných zdrojů
}.
decision-discovery = { $who } vybírá technologii, kterou zdarma vylepší.
decision-order = { $who } vede na stupnici událostí a určuje, která bitva je další: { $areas_or }.
decision-first = { $who } určuje, kdo s kmenem v oblasti { $area } bojuje první: { $empires_or }.
decision-pair = { $who } určuje, kdo se v oblasti { $area } utká teď: { $empires }.
decision-reveal = { $who } určuje, kterou uvolněnou událost odhalí: { $areas_or }.
decision-settlement = { $who } drží oblast { $area } s cizí osadou ({ $empire }): dobýt, nebo zničit?
decision-bid = Bitva v oblasti { $area }: tajné přihazování na Urskou standartu. Čeká se na: { $waiting }.
decision-place-strength = { $tribe ->
    [0] { $who } má navrch v síle ({ $area }) a pokládá bonusové kůstky (zbývá { $left }).
   *[other] Kmen má navrch v síle ({ $area }): hraje za něj { $who } a pokládá bonusové kůstky (zbývá { $left }).
}
decision-place-tactics = { $tribe ->
    [0] { $who } má navrch v taktice ({ $area }) a pokládá bonusové kůstky (zbývá { $left }).
   *[other] Kmen má navrch v taktice ({ $area }): hraje za něj { $who } a pokládá bonusové kůstky (zbývá { $left }).
}
decision-place-mobility = { $tribe ->
    [0] { $who } má navrch v pohyblivosti ({ $area }) a pokládá bonusové kůstky (zbývá { $left }).
   *[other] Kmen má navrch v pohyblivosti ({ $area }): hraje za něj { $who } a pokládá bonusové kůstky (zbývá { $left }).
}
decision-row = { $tribe ->
    [0] { $who } má navrch v taktice ({ $area }) a sestavuje řady.
   *[other] Kmen má navrch v taktice ({ $area }): hraje za něj { $who } a sestavuje řady.
}
decision-place = { $who } pokládá před bitvou v oblasti { $area } kůstky na karty.
decision-duel = { $who } volí další souboj v oblasti { $area }.
decision-tire = { $tribe ->
    [0] { $who } vítězí v oblasti { $area }, unavená karta: { $card }. Ze které řady ubude kůstka?
   *[other] Kmen vítězí v oblasti { $area }, unavená karta: { $card }. Hraje za něj { $who }: ze které řady ubude kůstka?
}
decision-retreat = { $who } určuje, kam z oblasti { $area } ustoupí { $card }.
decision-lose = { $who } vyhrává v oblasti { $area } a volí, o kterou jednotku přijde.
ask-explore = Průzkum: { $left ->
    [one] zbývá { $left } aktivace.
    [few] zbývají { $left } aktivace.
   *[other] zbývá { $left } aktivací.
} Kam?
ask-build = Můžete postavit ještě { $left ->
    [one] { $left } stavbu.
    [few] { $left } stavby.
   *[other] { $left } staveb.
} Co?
ask-quests = Necháte si { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}. Který vrátíte?
ask-act = { $goal_rounds ->
    [0] { $round }. kolo. Kterou akci?
   *[other] Kterou akci?
}
ask-research = Můžete { $halves }. Co nejdřív?
ask-gather = Můžete { $halves }. Co nejdřív?
ask-warfare = Můžete { $halves }. Co nejdřív?
ask-event = { $event }, { $area }. Kterou možnost?
ask-goods = Vezměte si { $count ->
    [one] { $count } libovolný zdroj. Který?
    [few] { $count } libovolné zdroje. Které?
   *[other] { $count } libovolných zdrojů. Které?
}
ask-price = { $event } stojí { $count ->
    [one] { $count } libovolný zdroj. Který?
    [few] { $count } libovolné zdroje. Které?
   *[other] { $count } libovolných zdrojů. Které?
}
ask-discovery = Zdarma vylepšíte technologii. Kterou?
ask-settlement = V oblasti { $area } je cizí osada ({ $empire }). Dobýt, nebo zničit?
ask-place-strength = { $tribe ->
    [0] Máte navrch v síle ({ $area }): pokládáte bonusové kůstky (zbývá { $left }).
   *[other] Kmen má navrch v síle ({ $area }): pokládáte jeho bonusové kůstky (zbývá { $left }).
}
ask-place-tactics = { $tribe ->
    [0] Máte navrch v taktice ({ $area }): pokládáte bonusové kůstky (zbývá { $left }).
   *[other] Kmen má navrch v taktice ({ $area }): pokládáte jeho bonusové kůstky (zbývá { $left }).
}
ask-place-mobility = { $tribe ->
    [0] Máte navrch v pohyblivosti ({ $area }): pokládáte bonusové kůstky (zbývá { $left }).
   *[other] Kmen má navrch v pohyblivosti ({ $area }): pokládáte jeho bonusové kůstky (zbývá { $left }).
}
ask-row = { $tribe ->
    [0] Máte navrch v taktice ({ $area }): sestavte řady.
   *[other] Kmen má navrch v taktice ({ $area }): sestavte řady.
}
ask-place = Bitva v oblasti { $area }: kůstky na kterou kartu?
ask-duel = Bitva v oblasti { $area }: který souboj teď?
ask-tire = { $tribe ->
    [0] Vítězíte v oblasti { $area }. Unavená karta: { $card }. Ze které řady ubude kůstka?
   *[other] Kmen vítězí v oblasti { $area }. Unavená karta: { $card }. Ze které řady ubude kůstka?
}
ask-retreat = Kam z oblasti { $area } ustoupí { $card }?
ask-lose = Vyhráváte v oblasti { $area }. O kterou jednotku přijdete?
ask-home = Kterou výchozí oblast si vyberete?
ask-die = Jakou barvu kostky dingir si vyberete?
ask-camp = Umístíte vedle výchozí oblasti osadu a hradby?
ask-harbour = Kde zakotví vaše první loď?
ask-order = Vedete na stupnici událostí. Která bitva je další?
ask-first = Kdo s kmenem v oblasti { $area } bojuje první?
ask-pair = Kdo se v oblasti { $area } utká teď?
ask-reveal = Která událost se odhalí teď?
ask-bid = Bitva v oblasti { $area }: kolik kůstek přihodíte?
