# Miksi siirtoa ei tehty ja mikä olisi oikein.
refused-unknown-die = ”{ $word }” ei ole noppa. Noppien luvut ovat 1–6.
refused-unknown-slot = ”{ $word }” ei ole nopan paikka. Kelpaavat HL, HW, H1–H4 ja kaupungit tai satamat, esimerkiksi L05.
refused-unknown-card = Korttia ”{ $word }” ei ole. Tunnukset ovat korteissa: L05, W12, S24, T06, I03.
refused-unknown-worker = Apuria ”{ $word }” ei ole. Valitse { $words_or }.
refused-unknown-good = ”{ $word }” ei kelpaa maksuksi. Valitse { $words_or }.
refused-unknown-source = Paikassa ”{ $word }” ei valita mitään. Kirjoita kortti tai paikka, jossa valinta on.
refused-unknown-branch = ”{ $word }” ei ole toiminto. Valitse { $words_or }.
refused-unknown-host = ”{ $word }” ei ole maa- eikä vesikortti. Kirjoita jokin omistasi, esimerkiksi HL.
refused-unknown-space = ”{ $word }” ei ole taivaskortti. Kirjoita tunnus, esimerkiksi S24, tai discard.
refused-unknown-tile = Laattaa ”{ $word }” ei ole. Tunnukset ovat laatoissa: UB1, UL2, UX7.
refused-unknown-face = Laatalla ei ole puolta ”{ $word }”. Valitse { $words_or }.
refused-unknown-cell = ”{ $word }” ei ole karavaanin ruutu. Sarake 2, keskirivi on 2b.
refused-unknown-payment = Näin ei voi maksaa: ”{ $word }”. Valitse { $words_or }.
refused-unknown-guild = Kiltaa ”{ $word }” ei ole. Valitse { $words_or }.
refused-unknown-from = Vaikutusta ei voi ottaa paikasta ”{ $word }”. Kirjoita kilta tai kortti.
refused-unknown-place = Paikassa ”{ $word }” ei ole noppaa. Kirjoita paikka tai varaston nopan luku.
refused-unknown-node = ”{ $word }” ei ole matkakirjassa. Valitse kohta luettelosta, esimerkiksi Qom.
refused-unknown-help = ”{ $word }” ei auta noppaa. Valitse { $words_or }.
refused-incomplete = Siirrosta ”{ $verb }” puuttuu jotakin. Valitse se askel kerrallaan painikkeilla.
refused-too-many-words = ”{ $verb }” sisältää liikaa sanoja. Jätä viimeiset pois.

refused-another-question = Nyt kysytään muuta. Voit valita: { $verbs_or }.
refused-must-do = Apurin täytyy ensin käyttää ainakin yksi toiminto. Voit valita: { $verbs_or }.
refused-not-drawn = Et katso tätä korttia. Valitse { $cards_or }.
refused-nothing-to-pay = Sinulla ei ole hopeaa eikä muonaa, joilla estää.
refused-cannot-deny = Et voi estää: vastustajalla ei ole muuta korttia.
refused-no-such-choice = { $sources_count ->
    [0] Nyt ei ole valittavaa.
   *[other] Tässä ei nyt valita. Valitse { $sources_or }.
}
refused-no-such-branch = Se ei kuulu toimintoihin. Valitse { $branches_or }.
refused-nothing-to-do = Mitään siitä ei voisi tehdä nyt.
refused-nothing-to-pay-for = Nyt ei ole mitään maksettavaa.
refused-no-such-effect = Mikään jäljellä oleva toiminto ei salli tätä: { $kind }.
refused-not-in-row = { $cards_count ->
    [0] { $card } ei ole esillä rivissään.
   *[other] { $card } ei ole esillä rivissään. Valitse { $cards_or }.
}
refused-worker-of-this-turn = Asetit kortille { $card } apurin tällä vuorolla, joten se pysyy siinä.
refused-no-place-above = Tarvitset ensin maa- tai vesikortin lisää: jokainen taivaskortti on sellaisen yllä.
refused-another-verb = Tällainen kortti saadaan toisin: asukkaat palkataan, oivallukset asetetaan taivaskortin taakse.
refused-deck-empty = Pakka on tyhjä: { $kind_cards }. Ota kortti rivistä.
refused-draw-needs-die = Vain nopalla voi valita kolmesta kortista.
refused-no-host = { $hosts_count ->
    [0] Sinulla ei ole vapaata korttia asukkaalle { $card }. Se tarvitsee: { $under_or }.
   *[other] { $card } ei sovi siihen. Valitse { $hosts_or }.
}
refused-no-space-card = Sen taakse ei mahdu. Valitse { $spaces_or }.
refused-pile-empty = { $tile } on loppunut.
refused-no-such-face = { $tile } on yksipuolinen.
refused-does-not-fit = { $cells_count ->
    [0] { $tile } ei mahdu karavaaniisi.
   *[other] { $tile } ei mahdu siihen. Valitse { $cells_or }.
}
refused-other-payment = Tämä laatta maksetaan toisin. Valitse { $payments_or }.
refused-supply-not-empty = Varastossasi on vielä vaikutusta, joten se otetaan sieltä.
refused-supply-empty = { $guilds_count ->
    [0] Varastosi on tyhjä. Kirjoita, miltä kortilta vaikutus otetaan.
   *[other] Varastosi on tyhjä. Kirjoita, mistä killasta ({ $guilds_or }) tai miltä kortilta vaikutus otetaan.
}
refused-already-marked = Kortilla { $card } on jo vaikutus ({ $owner }). Sille mahtuu vain yksi.
refused-same-guild = Valitse kaksi eri kiltaa.
refused-no-worker-there = { $cards_count ->
    [0] Kortilla { $card } ei ole tällaista apuria.
   *[other] Kortilla { $card } ei ole tällaista apuria. Apureita on täällä: { $cards }.
}
refused-no-such-die = { $dice_count ->
    [0] Sinulla ei ole tällaista noppaa; varasto on tyhjä.
   *[other] Sinulla ei ole tällaista noppaa. Varastossa: { $dice }.
}{ $slots_count ->
    [0] { "" }
   *[other] { "" } Asetettu: { $slots }.
}
refused-one-step-only = Noppa { $die } muuttuu yhdellä, eikä koskaan kuudesta ykköseen tai takaisin.
refused-guild-used = Olet jo käyttänyt tätä kiltaa tällä vuorolla: { $guild }.
refused-guild-empty = Tarvitset vaikutusta { $guild_genitive } killassa, eikä sinulla ole sitä.
refused-other-dice = { $dice_count ->
    [0] Varastossasi ei ole noppia.
   *[other] Se ei sovi noppiisi. Varastossa: { $dice }.
}
refused-not-your-slot = { $slots_count ->
    [0] { $slot } ei ole sinun.
   *[other] { $slot } ei ole sinun. Valitse { $slots_or }.
}
refused-gained-this-turn = Sait kortin { $card } tällä vuorolla. Sitä voi käyttää seuraavasta vuorostasi alkaen.
refused-slot-taken = { $slots_count ->
    [0] Paikassa { $slot } on jo noppa.
   *[other] Paikassa { $slot } on jo noppa. Valitse { $slots_or }.
}
refused-die-cannot-become = Noppaa { $die } ei voi käyttää lukuna { $face }. Mahdolliset: { $faces_or }.
refused-asset-missing = Nopalta { $face } paikassa { $slot } puuttuu vielä: { $assets }.
refused-help-not-needed = { $help_count ->
    [0] Siihen ei tarvita killan apua.
   *[other] Tarvitaan juuri tämä apu: { $help }.
}
refused-no-such-worker = Sinulla ei ole { $worker_partitive } apuria.
refused-other-worker = { $workers_count ->
    [0] Näille ei aseteta apureita: { $kind_cards }.
   *[other] Näille ({ $kind_cards }) sopivat apurit: { $workers }.
}
refused-worker-there = Kortilla { $card } on jo { $worker } apuri.
refused-no-way-there = { $nodes_count ->
    [0] Olet matkakirjan lopussa.
   *[other] Kohtaan { $node } ei pääse tästä. Seuraavat: { $nodes_or }.
}
refused-node-occupied = Matkakirjan kohta { $node } on varattu. Viimeisessä sarakkeessa on kussakin tilaa yhdelle.
refused-journal-open = Joku voi vielä edetä matkakirjassa. Viimeisen kierroksen saa aloittaa vasta, kun kukaan ei voi.
refused-requirement-open = Matkakirjan kohta { $node } vaatii: { $term }, vähintään { $need }. Sinulla on { $have }.
refused-influence-short = Vaikutus { $guild_genitive } killassa: tarvitset { $need }, sinulla on { $have }; puuttuu { $short }.
refused-silver-short = Hopea: tarvitset { $need }, sinulla on { $have }; puuttuu { $short }.
refused-provision-short = Muona: tarvitset { $need }, sinulla on { $have }; puuttuu { $short }.
refused-science-short = Vaikutus tieteessä: tarvitset { $need }, sinulla on { $have }; puuttuu { $short }.
refused-trade-short = Vaikutus kaupassa: tarvitset { $need }, sinulla on { $have }; puuttuu { $short }.
refused-exploration-short = Vaikutus tutkimuksessa: tarvitset { $need }, sinulla on { $have }; puuttuu { $short }.
refused-cannot-pay = Et voi maksaa sitä nyt.
refused-no-fee = Kortista { $card } ei peritä maksua.
refused-fee-short = Sinulla ei ole varaa kortin { $card } maksuun ({ $owner }).
refused-fee-missing = Kortista { $card } peritään maksu ({ $owner }). Valitse { $goods_or }.
refused-no-dice = Sinulla ei ole enää noppia.
refused-no-free-slot = Nopillesi ei ole vapaata paikkaa.
refused-no-workers = Sinulla ei ole enää apureita.
refused-no-card-for-workers = Mikään kortti ei ota apureitasi.
