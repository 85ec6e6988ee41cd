# Co se stalo. Vypráví se v přítomném čase.
event-home-chosen = { $who } osidluje výchozí oblast { $home }: { $area }.
event-camp-made = { $who } začíná s osadou a hradbami v oblasti { $area }.
event-camp-declined = { $who } začíná bez osady a hradeb navíc.
event-ship-anchored = { $who } kotví s lodí na { $border }.
event-quests-kept = { $who } už má vybráno, které úkoly si nechá.
event-quests-chosen = Necháváte si: { $quests }.
event-quest-drawn = { $who } dobírá úkol.
event-quest-got = Dobíráte si: { $quest }.
event-no-quest = { $who } úkol nebere.
event-round-began = Začíná { $round }. kolo. Pořadí: { $order }.
event-turn-ended = { $who } končí tah.
event-dice-rolled = { $who } hází: { $dice }.
event-die-gained = { $who } získává kostku dingir: { $colour }.
event-action-used = { $dice_count ->
    [0] { $who } umisťuje žeton výběru akce: { $action }.
    [one] { $who } platí kostkou další akci ({ $action }): { $dice }.
    [few] { $who } platí kostkami další akci ({ $action }): { $dice }.
   *[other] { $who } platí kostkami další akci ({ $action }): { $dice }.
}
event-goods-gained = { $who } získává { $goods_accusative_numbered }.
event-goods-paid = { $who } platí { $goods_accusative_numbered }.
event-gathered = { $who } sbírá { $goods_accusative } ({ $source }).
event-traded = { $who } obchoduje na místě { $slot }.
event-amphora-placed = { $who } pokládá amforu na obchodní místo { $slot }{ $points ->
    [0] .
    [one] : na konci { $points } bod.
    [few] : na konci { $points } body.
   *[other] : na konci { $points } bodů.
}
event-toll-taken = { $who } má amforu na místě, a proto dostává { $goods_accusative_numbered }.
event-technology-discovered = { $who } objevuje technologii { $name } ({ $action }, úroveň { $level }).
event-nothing-to-discover = { $who } už má všechny technologie.
event-unit-trained = { $who } v oblasti { $area } cvičí { $unit_accusative }.
event-unit-gained = { $who } získává v oblasti { $area } { $unit_accusative }.
event-unit-not-gained = { $who } nemůže umístit { $unit_accusative } a bere si místo toho kůstku.
event-unit-moved = { $who } přesouvá { $unit_accusative } z { $start } na { $path }.
event-unit-met-enemies = { $who } naráží v oblasti { $area } na nepřítele. Pokud nikdo neodejde, bude se bojovat.
event-ship-sailed = { $who } pluje z { $start } na { $path }.
event-ship-lost = Na { $border } se střetly lodě: { $who } jednu ztrácí.
event-rams-lost = { $count ->
    [one] { $who } přichází v oblasti { $area } o opuštěné beranidlo.
    [few] { $who } přichází v oblasti { $area } o { $count } opuštěná beranidla.
   *[other] { $who } přichází v oblasti { $area } o { $count } opuštěných beranidel.
}
event-piece-built = { $who } staví v oblasti { $area } { $what_accusative }.
event-ship-built = { $who } staví loď na { $border }.
event-floor-built = { $who } staví { $count }. patro zikkuratu.
event-garden-built = { $who } staví novou zahradu: { $garden }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
event-garden-taken = { $who } bere za odraženou vlnu žeton zahrady: { $garden }.
event-garden-shown = Další na řadě: { $garden }.
event-gardens-complete = Všech pět Visutých zahrad stojí: tímto kolem hra končí.
event-track-climbed = { $who } postupuje na { $track_word ->
    [events] stupnici událostí
   *[population] stupnici obyvatelstva
} na pozici { $position }.
event-track-blocked = { $who } už na { $track_word ->
    [events] stupnici událostí
   *[population] stupnici obyvatelstva
} výš postoupit nemůže.
event-event-revealed = { $who } odhaluje událost v oblasti { $area }: **{ $event }**.
event-event-left-open = Událost v oblasti { $area } zatím nejde využít. Zůstává otevřená.
event-option-chosen = { $who } využívá událost { $event }: { label-kind }.
event-event-runs = { $who } zahajuje šestikolovou událost v oblasti { $area }.
event-event-goes-on = { $who }: { $round }. kolo ze 6 u události v oblasti { $area }.
event-event-passed = { $who } teď ovládá oblast { $area } a přebírá událost { $event }.
event-event-ends = { $who } dokončuje šestikolovou událost v oblasti { $area }: { $event }.
event-settlement-gained = { $who } získává osadu v oblasti { $area }.
event-settlement-not-gained = { $who } v oblasti { $area } osadu umístit nemůže.
event-settlement-conquered = { $who } dobývá osadu v oblasti { $area }.
event-settlement-destroyed = { $who } ničí osadu v oblasti { $area }.
event-battles-begin = { $areas_count ->
    [one] Bojovat se bude v oblasti { $areas }.
    [few] Bojovat se bude v oblastech { $areas }.
   *[other] Bojovat se bude v oblastech { $areas }.
}
event-battle-ordered = { $who } řadí jako další bitvu v oblasti { $area }.
event-battle-began = Bitva v oblasti { $area }: útočí { $who }, brání se { $other }.
event-tribe-rolled = Kmen v oblasti { $area } hází { $die } a bojuje s { $count ->
    [one] { $count } kůstkou.
    [few] { $count } kůstkami.
   *[other] { $count } kůstkami.
}
event-cards-drawn = { $who } táhne karty soubojů: { $cards }.
event-bid-sealed = { $who } má přihozeno.
event-bid-opened = { $count ->
    [0] { $who } nepřihazuje nic.
    [one] { $who } přihazuje { $count } kůstku: síla { $strength }, taktika { $tactics }, pohyblivost { $mobility }.
    [few] { $who } přihazuje { $count } kůstky: síla { $strength }, taktika { $tactics }, pohyblivost { $mobility }.
   *[other] { $who } přihazuje { $count } kůstek: síla { $strength }, taktika { $tactics }, pohyblivost { $mobility }.
}
event-section-won = { $who } vítězí v sekci ({ $row }){ $count ->
    [0] : bez bonusu.
    [one] : { $count } bonusová kůstka.
    [few] : { $count } bonusové kůstky.
   *[other] : { $count } bonusových kůstek.
}
event-bones-placed = { $who } pokládá { $count ->
    [one] { $count } kůstku
    [few] { $count } kůstky
   *[other] { $count } kůstek
} na kartu: { $card } ({ $row }).
event-row-made = { $count }. řada: { $attackers } × { $defenders }.
event-duel = Souboj { $value } : { $other }: { $winner } vítězí, { $loser } prohrává{ $tied_word ->
    [track] {" "}(rozhoduje pořadí na stupnici událostí)
    [tribe] {" "}(kmeny remízy prohrávají)
   *[no] {""}
}. Souboj vyhrává { $who }.
event-unit-tired = Únava ubírá kartě { $card } kůstku ({ $row }, { $who }).
event-unit-destroyed = { $who } přichází v oblasti { $area } o { $unit_accusative }.
event-unit-retreated = { $who } ustupuje do oblasti { $area }: { $card }.
event-army-destroyed = { $who } přichází o všechny jednotky, které bojovaly v oblasti { $area }.
event-strengths-compared = { $tied_word ->
    [track] Remíza { $value } : { $other }: vyhrává { $who }, protože je výš na stupnici událostí.
    [tribe] Remíza { $value } : { $other }: kmeny remízy prohrávají, vyhrává { $who }.
   *[no] { $who } má větší sílu: { $value } : { $other }.
}
event-battle-ended = { $who } vítězí v bitvě v oblasti { $area }.
event-tribe-removed = { $who } vyhání kmen z oblasti { $area }. Teď tam lze odhalit událost.
event-wall-fell = { $who } proráží hradby v oblasti { $area }; beranidlo je spotřebované.
event-plans-judged = Automaton { $who } řadí své strategie podle priority: { $cards }.
event-actions-drawn = { $cards_count ->
    [0] { $who } karty akcí netáhne: zikkurat ještě není dost vysoký.
   *[other] { $who } táhne karty akcí: { $cards }.
}
event-bot-acts = { $who } provádí akci podle strategie { $card }: { $action }.
event-city-acts = { $who } provádí kartu akce: { $action }.
event-bot-chose = { $who } bere možnost s větším postupem na stupnici událostí.
event-bot-idle = { $reason_word ->
    [no-trade] { $who } nemá kam položit amforu.
    [no-goal] { $who } nemůže postavit nic, co strategie chce.
    [no-unit] { $who } nemá koho cvičit.
   *[nowhere-to-go] { $who } nemá kam táhnout.
}
event-bot-duels = { $reason_word ->
    [wins-and-catches] { $who } bojuje kartou { $card } a přidává kůstky ({ $count }): stačí to k výhře i k pronásledování.
    [wins] { $who } bojuje kartou { $card } a přidává kůstky ({ $count }): k výhře to právě stačí.
    [gets-away] { $who } kartou { $card } vyhrát nemůže a přidává kůstky na pohyblivost ({ $count }), aby jednotka unikla.
   *[beaten] { $who } kartou { $card } nemůže vyhrát ani uniknout a odhazuje kůstku, pokud ji má.
}
event-strategy-drawn = { $who } odkrývá kartu strategie: { $card }.
event-strategies-done = { $who } má splněno: { $cards }.
event-wave-came = K městu se žene { $count }. vlna ze 6.
event-wave-broken = { $who } odráží { $count }. vlnu.
event-wall-torn-down = { $who } strhává hradby v oblasti { $area }.
event-tribe-trampled = Nepřítel smetl kmen v oblasti { $area }.
event-event-trampled = Nepřítel ničí událost v oblasti { $area }.
event-city-entered = { $who } vstupuje do města Ur v oblasti { $area }!
event-game-ended = { $reason_word ->
    [gardens] Konec hry: pět Visutých zahrad stojí.
    [rounds] Konec hry: dohrálo se poslední domluvené kolo.
    [ur-reached] Obléhání se podařilo: Ur padl.
    [ur-grew] Obléhání selhalo: Ur příliš zesílil.
    [waves-broken] Aššur se ubránil: všech šest vln je odraženo.
   *[city-fell] Aššur padl.
}
event-people-won = Vítězíte společně! Nejméně bodů z vás má { $who }: { $points }. Nejlepší automaton je { $other }: { $count }. Při shodě rozhoduje obyvatelstvo.
event-people-lost = Vítězí automatony. Nejméně bodů z vás má { $who }: { $points }. Nejlepší automaton je { $other }: { $count }. Při shodě rozhoduje obyvatelstvo.
event-final-score = { $who }: body celkem { $points }. Stupnice událostí { $events }, obyvatelstvo { $population }, zahrady { $gardens }, obchod { $trade }, žetony událostí { $tokens }, osady { $settlements }, úkoly { $quests }, oblasti { $areas }.{ $start ->
    [0] { "" }
   *[other] { " " }Náskok { $start }.
}
