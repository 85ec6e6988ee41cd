# Mitä odotetaan.
decision-turn = { $last ->
    [0] { $blocked ->
        [0] { $who } on vuorossa: aseta noppa, aseta apuri tai lepää.
       *[other] Kukaan ei voi enää edetä matkakirjassa. { $who } on vuorossa: aseta noppa, aseta apuri, lepää tai aloita viimeinen kierros.
    }
   *[other] { $who } pelaa viimeisen vuoronsa: aseta noppa, aseta apuri tai lepää.
} { $dice_count ->
    [0] Ei noppia
    [one] Noppa: { $dice }
   *[other] Nopat: { $dice }
}; { $workers_count ->
    [0] ei apureita.
    [one] apuri: { $workers }.
   *[other] apurit: { $workers }.
}
decision-effects = { $must ->
    [0] { $left_count ->
        [one] { $who } voi vielä käyttää: { $left }.
       *[other] { $who } voi vielä käyttää missä järjestyksessä tahansa: { $left }.
    }
   *[other] { $who } joutuu käyttämään näistä ainakin yhden: { $left }.
} Lähde: { $by_word ->
    [node] matkakirjan kohta { $source }
   *[other] { $source }
}.
decision-keep = { $who } katsoo pakan päältä kortteja ({ $kind }) ja valitsee yhden.
decision-onward = { $who } on matkakirjan kohdassa { $node } ja voi poistaa vaikutuksen tieteen killasta ottaakseen vielä askeleen.
decision-wrap = { $adjust ->
    [0] { $who } voi enää vain päättää vuoronsa.
   *[other] { $who } voi vielä muuttaa noppia kaupan killalla ja päättää sitten vuoronsa.
}
decision-target = { $want_word ->
    [take] Vastustaja haluaa kortin { $card }.
    [place] Vastustaja haluaa asettaa { $worker_genitive } apurin kortille { $card }.
   *[retrieve] Vastustaja haluaa { $worker_genitive } apurin kortilta { $card }.
} { $who }, jolla on kortilla vaikutus, voi sallia sen ja ottaa hopean tai muonan, tai maksaa sellaisen ja estää sen{ $denied ->
    [0] .
   *[other] , taas.
}
ask-turn = { $last ->
    [0] { $blocked ->
        [0] Noppa, apuri vai lepo?
       *[other] Kukaan ei voi enää edetä matkakirjassa. Noppa, apuri, lepo vai viimeinen kierros?
    }
   *[other] Viimeinen vuorosi: noppa, apuri vai lepo?
}
ask-effects = { $must ->
    [0] Voit vielä käyttää{ $left_count ->
        [one] { "" }
       *[other] { " " }missä järjestyksessä tahansa
    }: { $left }.
   *[other] Käytä näistä ainakin yksi: { $left }.
} Mitä nyt?
ask-wrap = { $adjust ->
    [0] Päätetäänkö vuoro?
   *[other] Muuta noppia kaupan killalla vai päätä vuoro?
}
ask-keep = Minkä kortin pidät ({ $kind })?
ask-onward = Olet matkakirjan kohdassa { $node }. Poistatko vaikutuksen tieteen killasta ja otat vielä askeleen?
ask-target = { $want_word ->
    [take] Vastustaja haluaa kortin { $card }.
    [place] Vastustaja haluaa asettaa { $worker_genitive } apurin kortille { $card }.
   *[retrieve] Vastustaja haluaa { $worker_genitive } apurin kortilta { $card }.
} Sallitko vai estätkö sen?
