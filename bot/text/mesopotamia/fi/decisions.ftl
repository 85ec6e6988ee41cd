# Mitä odotetaan.
decision-home = { $who } valitsee kotialueen.
decision-die = { $who } valitsee dingir-nopan värin.
decision-camp = { $who } saa asettaa asutuksen ja muurin kotialueensa viereen.
decision-harbour = { $who } valitsee ensimmäisen laivan paikan.
decision-quests = { $people ->
    [1] { $waiting } valitsee, mitkä { $count } tehtävää pitää.
   *[other] Jokainen valitsee, mitkä { $count } tehtävää pitää. Vielä valitsematta: { $waiting }.
}
decision-act = Kierros { $round }: { $who } valitsee toiminnon tai päättää vuoronsa.
decision-explore = { $who } on löytöretkellä: { $left ->
    [one] { $left } aktivointi jäljellä.
   *[other] { $left } aktivointia jäljellä.
}
decision-build = { $who } saa rakentaa vielä { $left ->
    [one] { $left } kohteen.
   *[other] { $left } kohdetta.
}
decision-research = { $who } saa { $halves }{ $halves_count ->
    [one] .
   *[other] , kummassa järjestyksessä tahansa.
}
decision-gather = { $who } saa { $halves }{ $halves_count ->
    [one] .
   *[other] , kummassa järjestyksessä tahansa.
}
decision-warfare = { $who } saa { $halves }{ $halves_count ->
    [one] .
   *[other] , kummassa järjestyksessä tahansa.
}
decision-event = { $who } valitsee vaihtoehdon tapahtumasta { $event } alueella { $area }.
decision-goods = { $who } ottaa { $count ->
    [one] { $count } vapaavalintaisen tavaran.
   *[other] { $count } vapaavalintaista tavaraa.
}
decision-price = { $who } maksaa tapahtumasta { $event } { $count ->
    [one] { $count } vapaavalintaisen tavaran
   *[other] { $count } vapaavalintaista tavaraa
}.
decision-discovery = { $who } valitsee teknologian, jonka kehittää ilmaiseksi.
decision-order = { $who } johtaa tapahtumarataa ja valitsee seuraavan taistelun: { $areas_or }.
decision-first = { $who } valitsee, kuka taistelee ensin alueen { $area } heimoa vastaan: { $empires_or }.
decision-pair = { $who } valitsee alueen { $area } seuraavat kaksi taistelijaa: { $empires }.
decision-reveal = { $who } valitsee, minkä vapautuneen tapahtuman paljastaa: { $areas_or }.
decision-settlement = { $who } pitää hallussaan aluetta { $area }, jossa on vieras asutus ({ $empire }): vallataanko vai tuhotaanko se?
decision-bid = Taistelu alueella { $area }: salaiset tarjoukset Urin standaarille. Vielä puuttuu: { $waiting }.
decision-place-strength = { $tribe ->
    [0] { $who } voitti voimassa ({ $area }) ja asettaa bonusluita (jäljellä { $left }).
   *[other] Heimo voitti voimassa ({ $area }): sitä pelaa { $who } ja asettaa bonusluita (jäljellä { $left }).
}
decision-place-tactics = { $tribe ->
    [0] { $who } voitti taktiikassa ({ $area }) ja asettaa bonusluita (jäljellä { $left }).
   *[other] Heimo voitti taktiikassa ({ $area }): sitä pelaa { $who } ja asettaa bonusluita (jäljellä { $left }).
}
decision-place-mobility = { $tribe ->
    [0] { $who } voitti liikkuvuudessa ({ $area }) ja asettaa bonusluita (jäljellä { $left }).
   *[other] Heimo voitti liikkuvuudessa ({ $area }): sitä pelaa { $who } ja asettaa bonusluita (jäljellä { $left }).
}
decision-row = { $tribe ->
    [0] { $who } voitti taktiikassa ({ $area }) ja järjestää rivit.
   *[other] Heimo voitti taktiikassa ({ $area }): sitä pelaa { $who } ja järjestää rivit.
}
decision-place = { $who } asettaa luita korteille ennen alueen { $area } taistelua.
decision-duel = { $who } valitsee seuraavan kaksintaistelun alueella { $area }.
decision-tire = { $tribe ->
    [0] { $who } voitti alueella { $area }: { $card } on väsynyt. Miltä riviltä luu poistuu?
   *[other] Heimo voitti alueella { $area }: { $card } on väsynyt. Heimoa pelaa { $who }: miltä riviltä luu poistuu?
}
decision-retreat = { $who } valitsee, minne { $card } perääntyy alueelta { $area }.
decision-lose = { $who } voitti alueella { $area } ja valitsee menetettävän joukon.
ask-explore = Löytöretki: { $left ->
    [one] { $left } aktivointi jäljellä.
   *[other] { $left } aktivointia jäljellä.
} Minne?
ask-build = Saat rakentaa vielä { $left ->
    [one] { $left } kohteen.
   *[other] { $left } kohdetta.
} Minkä?
ask-quests = Pidät { $count } tehtävää. Minkä palautat?
ask-act = { $goal_rounds ->
    [0] Kierros { $round }. Mikä toiminto?
   *[other] Mikä toiminto?
}
ask-research = Saat { $halves }. Mitä ensin?
ask-gather = Saat { $halves }. Mitä ensin?
ask-warfare = Saat { $halves }. Mitä ensin?
ask-event = { $event }, { $area }. Kumpi vaihtoehto?
ask-goods = Ota { $count ->
    [one] { $count } vapaavalintainen tavara. Mikä?
   *[other] { $count } vapaavalintaista tavaraa. Mitkä?
}
ask-price = { $event } maksaa { $count ->
    [one] { $count } vapaavalintaisen tavaran. Minkä?
   *[other] { $count } vapaavalintaista tavaraa. Mitkä?
}
ask-discovery = Kehitä teknologia ilmaiseksi. Mikä?
ask-settlement = Alueella { $area } on vieras asutus ({ $empire }). Valtaatko vai tuhoatko sen?
ask-place-strength = { $tribe ->
    [0] Voitit voimassa ({ $area }): aseta bonusluita (jäljellä { $left }).
   *[other] Heimo voitti voimassa ({ $area }): aseta sen bonusluita (jäljellä { $left }).
}
ask-place-tactics = { $tribe ->
    [0] Voitit taktiikassa ({ $area }): aseta bonusluita (jäljellä { $left }).
   *[other] Heimo voitti taktiikassa ({ $area }): aseta sen bonusluita (jäljellä { $left }).
}
ask-place-mobility = { $tribe ->
    [0] Voitit liikkuvuudessa ({ $area }): aseta bonusluita (jäljellä { $left }).
   *[other] Heimo voitti liikkuvuudessa ({ $area }): aseta sen bonusluita (jäljellä { $left }).
}
ask-row = { $tribe ->
    [0] Voitit taktiikassa ({ $area }): järjestä rivit.
   *[other] Heimo voitti taktiikassa ({ $area }): järjestä rivit.
}
ask-place = Taistelu alueella { $area }: luita mille kortille?
ask-duel = Taistelu alueella { $area }: mikä kaksintaistelu seuraavaksi?
ask-tire = { $tribe ->
    [0] Voitit alueella { $area }, mutta { $card } on väsynyt. Miltä riviltä luu poistuu?
   *[other] Heimo voitti alueella { $area }, mutta { $card } on väsynyt. Miltä riviltä luu poistuu?
}
ask-retreat = Minne { $card } perääntyy alueelta { $area }?
ask-lose = Voitit alueella { $area }. Minkä joukon menetät?
ask-home = Minkä kotialueen valitset?
ask-die = Minkä värisen dingir-nopan valitset?
ask-camp = Asetatko asutuksen ja muurin kotialueesi viereen?
ask-harbour = Mihin ensimmäinen laivasi tulee?
ask-order = Johdat tapahtumarataa. Mikä taistelu on seuraava?
ask-first = Kuka taistelee ensin alueen { $area } heimoa vastaan?
ask-pair = Ketkä kaksi taistelevat seuraavaksi alueella { $area }?
ask-reveal = Mikä tapahtuma paljastetaan seuraavaksi?
ask-bid = Taistelu alueella { $area }: montako luuta tarjoat?
