# Mitä tapahtui. Kerrotaan preesensissä.
event-home-chosen = { $who } asettuu kotialueelle { $home }: { $area }.
event-camp-made = { $who } aloittaa asutuksella ja muurilla alueella { $area }.
event-camp-declined = { $who } aloittaa ilman ylimääräistä asutusta ja muuria.
event-ship-anchored = { $who } ankkuroi laivan rajalle { $border }.
event-quests-kept = { $who } on valinnut tehtävänsä.
event-quests-chosen = Pidät tehtävät: { $quests }.
event-quest-drawn = { $who } nostaa tehtävän.
event-quest-got = Nostat: { $quest }.
event-no-quest = { $who } ei saa tehtävää.
event-round-began = Kierros { $round } alkaa. Järjestys: { $order }.
event-turn-ended = { $who } päättää vuoronsa.
event-dice-rolled = { $who } heittää: { $dice }.
event-die-gained = { $who } saa dingir-nopan: { $colour }.
event-action-used = { $dice_count ->
    [0] { $who } asettaa toimintomerkin kortille: { $action }.
    [one] { $who } maksaa nopalla lisätoiminnon ({ $action }): { $dice }.
   *[other] { $who } maksaa nopilla lisätoiminnon ({ $action }): { $dice }.
}
event-goods-gained = { $who } saa { $goods_genitive_numbered }.
event-goods-paid = { $who } maksaa { $goods_genitive_numbered }.
event-gathered = { $who } kerää { $goods_genitive } ({ $source }).
event-traded = { $who } käy kauppaa paikassa { $slot }.
event-amphora-placed = { $who } asettaa amforan kauppapaikkaan { $slot }{ $points ->
    [0] .
    [one] : lopussa { $points } piste.
   *[other] : lopussa { $points } pistettä.
}
event-toll-taken = { $who } omistaa amforan ja saa { $goods_genitive_numbered }.
event-technology-discovered = { $who } kehittää teknologian { $name } ({ $action }, taso { $level }).
event-nothing-to-discover = { $who }: kaikki teknologiat on jo kehitetty.
event-unit-trained = { $who } kouluttaa alueella { $area } { $unit_genitive }.
event-unit-gained = { $who } saa alueelle { $area } { $unit_genitive }.
event-unit-not-gained = { $who } ei saa joukkoa laudalle ({ $unit }) ja ottaa sen sijaan luun.
event-unit-moved = { $who } siirtää { $unit_genitive } alueelta { $start } alueelle { $path }.
event-unit-met-enemies = { $who } kohtaa vihollisia alueella { $area }. Jos kukaan ei lähde, siellä taistellaan.
event-ship-sailed = { $who } purjehtii rajalta { $start } rajalle { $path }.
event-ship-lost = Laivat kohtaavat rajalla { $border }: { $who } menettää yhden.
event-rams-lost = { $count ->
    [one] { $who } menettää yksin jääneen muurinmurtajan alueella { $area }.
   *[other] { $who } menettää { $count } yksin jäänyttä muurinmurtajaa alueella { $area }.
}
event-piece-built = { $who } rakentaa alueelle { $area } { $what_genitive }.
event-ship-built = { $who } rakentaa laivan rajalle { $border }.
event-floor-built = { $who } rakentaa zikkuratin { $count }. kerroksen.
event-garden-built = { $who } rakentaa uuden puutarhan: { $garden }, { $points ->
    [one] { $points } piste.
   *[other] { $points } pistettä.
}
event-garden-taken = { $who } saa torjutusta aallosta puutarhalaatan: { $garden }.
event-garden-shown = Seuraavaksi voi rakentaa: { $garden }.
event-gardens-complete = Kaikki viisi riippuvaa puutarhaa ovat valmiit: peli päättyy tämän kierroksen jälkeen.
event-track-climbed = { $who } nousee { $track_word ->
    [events] tapahtumaradalla
   *[population] väestöradalla
} kohtaan { $position }.
event-track-blocked = { $who } ei voi nousta { $track_word ->
    [events] tapahtumaradalla
   *[population] väestöradalla
} ylemmäs.
event-event-revealed = { $who } paljastaa tapahtuman alueella { $area }: **{ $event }**.
event-event-left-open = Alueen { $area } tapahtumaa ei voi vielä käyttää. Se jää avoimeksi.
event-option-chosen = { $who } käyttää tapahtuman { $event }: { label-kind }.
event-event-runs = { $who } aloittaa kuuden kierroksen tapahtuman alueella { $area }.
event-event-goes-on = { $who }: alueen { $area } tapahtuman kierros { $round }/6.
event-event-passed = { $who } hallitsee nyt aluetta { $area } ja saa tapahtuman { $event }.
event-event-ends = { $who } saa päätökseen kuuden kierroksen tapahtuman alueella { $area }: { $event }.
event-settlement-gained = { $who } saa asutuksen alueelle { $area }.
event-settlement-not-gained = { $who } ei voi asettaa asutusta alueelle { $area }.
event-settlement-conquered = { $who } valtaa asutuksen alueella { $area }.
event-settlement-destroyed = { $who } tuhoaa asutuksen alueella { $area }.
event-battles-begin = { $areas_count ->
    [one] Alueella { $areas } taistellaan.
   *[other] Alueilla { $areas } taistellaan.
}
event-battle-ordered = { $who } määrää seuraavaksi alueen { $area } taistelun.
event-battle-began = Taistelu alueella { $area }: { $who } hyökkää, { $other } puolustaa.
event-tribe-rolled = Heimo alueella { $area } heittää { $die } ja taistelee { $count ->
    [one] { $count } luulla.
   *[other] { $count } luulla.
}
event-cards-drawn = { $who } nostaa taistelukortit: { $cards }.
event-bid-sealed = { $who } on tehnyt tarjouksensa.
event-bid-opened = { $count ->
    [0] { $who } ei tarjoa mitään.
    [one] { $who } tarjoaa { $count } luun: voima { $strength }, taktiikka { $tactics }, liikkuvuus { $mobility }.
   *[other] { $who } tarjoaa { $count } luuta: voima { $strength }, taktiikka { $tactics }, liikkuvuus { $mobility }.
}
event-section-won = { $who } voittaa osion ({ $row }){ $count ->
    [0] : ei bonusta.
    [one] : { $count } bonusluu.
   *[other] : { $count } bonusluuta.
}
event-bones-placed = { $who } asettaa { $count ->
    [one] { $count } luun
   *[other] { $count } luuta
} kortille { $card } ({ $row }).
event-row-made = Rivi { $count }: { $attackers } vastaan { $defenders }.
event-duel = Kaksintaistelu: { $winner } voittaa, { $loser } häviää, { $value }–{ $other }{ $tied_word ->
    [track] {" "}(tapahtumarata ratkaisee tasapelin)
    [tribe] {" "}(heimot häviävät tasapelit)
   *[no] {""}
}. Voittaja on { $who }.
event-unit-tired = Väsymys vie luun kortilta { $card } ({ $row }, { $who }).
event-unit-destroyed = { $who } menettää alueella { $area } { $unit_genitive }.
event-unit-retreated = { $who } perääntyy alueelle { $area }: { $card }.
event-army-destroyed = { $who } menettää kaikki alueella { $area } taistelleet joukot.
event-strengths-compared = { $tied_word ->
    [track] Tasapeli { $value }–{ $other }: { $who } on edellä tapahtumaradalla ja voittaa.
    [tribe] Tasapeli { $value }–{ $other }: heimot häviävät tasapelit, joten voittaja on { $who }.
   *[no] { $who } on vahvempi: { $value }–{ $other }.
}
event-battle-ended = { $who } voittaa taistelun alueella { $area }.
event-tribe-removed = { $who } karkottaa heimon alueelta { $area }. Nyt sen tapahtuma voidaan paljastaa.
event-wall-fell = { $who } murtaa muurin alueella { $area }; muurinmurtaja kuluu.
event-plans-judged = Automaatti { $who } asettaa strategiansa järjestykseen: { $cards }.
event-actions-drawn = { $cards_count ->
    [0] { $who } ei nosta toimintokortteja: zikkurat on vielä liian matala.
   *[other] { $who } nostaa toimintokortteja: { $cards }.
}
event-bot-acts = { $who } toimii strategiansa { $card } mukaan: { $action }.
event-city-acts = { $who } toteuttaa toimintokortin: { $action }.
event-bot-chose = { $who } valitsee vaihtoehdon, joka vie pitemmälle tapahtumaradalla.
event-bot-idle = { $reason_word ->
    [no-trade] { $who } ei löydä paikkaa amforalle.
    [no-goal] { $who } ei voi rakentaa mitään strategiansa mukaista.
    [no-unit] { $who } ei voi kouluttaa ketään.
   *[nowhere-to-go] { $who } ei pääse minnekään.
}
event-bot-duels = { $reason_word ->
    [wins-and-catches] { $who } taistelee kortilla { $card } ja asettaa luita { $count }: se riittää voittoon ja takaa-ajoon.
    [wins] { $who } taistelee kortilla { $card } ja asettaa luita { $count }: juuri voittoon tarvittavat.
    [gets-away] { $who } ei voi voittaa kortilla { $card } ja asettaa liikkuvuuteen luita { $count } päästäkseen pakoon.
   *[beaten] { $who } ei voi voittaa eikä paeta kortilla { $card } ja menettää luun, jos sellainen on.
}
event-strategy-drawn = { $who } kääntää esiin strategian: { $card }.
event-strategies-done = { $who } on saanut valmiiksi: { $cards }.
event-wave-came = Aalto { $count }/6 kokoontuu kaupunkisi edustalle.
event-wave-broken = { $who } torjuu aallon { $count }.
event-wall-torn-down = { $who } repii alas muurin alueella { $area }.
event-tribe-trampled = Vihollinen tallaa heimon alueella { $area }.
event-event-trampled = Vihollinen tuhoaa alueen { $area } tapahtuman.
event-city-entered = { $who } tunkeutuu Urin kaupunkiin alueella { $area }!
event-game-ended = { $reason_word ->
    [gardens] Peli päättyy: viisi riippuvaa puutarhaa ovat valmiit.
    [rounds] Peli päättyy: viimeinen sovittu kierros on pelattu.
    [ur-reached] Piiritys onnistui: Ur on kukistunut.
    [ur-grew] Piiritys epäonnistui: Ur kasvoi liian vahvaksi.
    [waves-broken] Assur kestää: kaikki kuusi aaltoa on torjuttu.
   *[city-fell] Assur on kukistunut.
}
event-people-won = Voitatte yhdessä! Vähiten pisteitä teistä: { $who }, { $points }. Paras automaatti: { $other }, { $count }. Tasapelin ratkaisee väestö.
event-people-lost = Automaatit voittavat. Vähiten pisteitä teistä: { $who }, { $points }. Paras automaatti: { $other }, { $count }. Tasapelin ratkaisee väestö.
event-final-score = { $who }: pisteet { $points }. Tapahtumarata { $events }, väestö { $population }, puutarhat { $gardens }, kauppa { $trade }, tapahtumalaatat { $tokens }, asutukset { $settlements }, tehtävät { $quests }, alueet { $areas }.{ $start ->
    [0] { "" }
   *[other] { " " }Etumatka { $start }.
}
