# Na co se čeká.
decision-turn = { $last ->
    [0] { $blocked ->
        [0] Na tahu je { $who }: umístit kostku, umístit pomocníka, nebo odpočinout.
       *[other] V zápisníku už nikdo nemůže postoupit. Na tahu je { $who }: umístit kostku, umístit pomocníka, odpočinout, nebo zahájit poslední kolo.
    }
   *[other] Poslední tah má { $who }: umístit kostku, umístit pomocníka, nebo odpočinout.
} { $dice_count ->
    [0] Žádné kostky
    [one] Kostka: { $dice }
    [few] Kostky: { $dice }
   *[other] Kostky: { $dice }
}; { $workers_count ->
    [0] žádní pomocníci.
   *[other] v zásobě { $workers_worker }.
}
decision-effects = { $must ->
    [0] { $left_count ->
        [one] { $who } ještě může využít: { $left }.
       *[other] { $who } ještě může využít v libovolném pořadí: { $left }.
    }
   *[other] { $who } musí využít aspoň jedno: { $left }.
} Zdroj: { $by_word ->
    [node] místo { $source } v zápisníku
   *[other] { $source }
}.
decision-keep = { $who } si prohlíží karty { $kind_genitive } a vybírá jednu.
decision-onward = { $who } stojí v zápisníku na místě { $node } a může za vliv z cechu vědy udělat další krok.
decision-wrap = { $adjust ->
    [0] { $who } už může jen ukončit tah.
   *[other] { $who } ještě může upravit kostky cechem obchodu, pak končí tah.
}
decision-target = { $want_word ->
    [take] Protivník chce kartu { $card }.
    [place] Protivník chce umístit { $worker_worker_accusative } na kartu { $card }.
   *[retrieve] Protivník chce { $worker_worker_accusative } z karty { $card }.
} { $who } tam má vliv a může to dovolit za minci nebo proviant, nebo jedno z nich zaplatit a odmítnout{ $denied ->
    [0] .
   *[other] , i tentokrát.
}
ask-turn = { $last ->
    [0] { $blocked ->
        [0] Kostka, pomocník, nebo odpočinek?
       *[other] V zápisníku už nikdo nemůže postoupit. Kostka, pomocník, odpočinek, nebo zahájení posledního kola?
    }
   *[other] Váš poslední tah: kostka, pomocník, nebo odpočinek?
}
ask-effects = { $must ->
    [0] Ještě můžete využít{ $left_count ->
        [one] { "" }
       *[other] { " " }v libovolném pořadí
    }: { $left }.
   *[other] Musíte využít aspoň jedno: { $left }.
} Co teď?
ask-wrap = { $adjust ->
    [0] Už jen ukončit tah?
   *[other] Upravit kostky cechem obchodu, nebo ukončit tah?
}
ask-keep = Kterou z karet { $kind_genitive } si necháte?
ask-onward = V zápisníku jste na místě { $node }. Další krok za vliv z cechu vědy?
ask-target = { $want_word ->
    [take] Protivník chce kartu { $card }.
    [place] Protivník chce umístit { $worker_worker_accusative } na kartu { $card }.
   *[retrieve] Protivník chce { $worker_worker_accusative } z karty { $card }.
} Dovolíte to, nebo odmítnete?
