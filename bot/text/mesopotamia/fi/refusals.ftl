# Miksi siirtoa ei tehty ja mikä olisi oikein.
refused-incomplete = Siirto on kesken. Seuraavaksi voi olla: { $choices_or }.
refused-too-many-words = Siirtoon ”{ $verb }” ei kuulu ”{ $word }”. Jätä se pois.
refused-unknown-word = Täällä ei ole ”{ $word }”. Mahdollista: { $choices_or }.
refused-not-offered = ”{ $word }” ei käy tässä. Mahdollista: { $choices_or }.
refused-nothing-to-use = Mitään toimintoa ei voi nyt maksaa tai tehdä. Voit valita: { $verbs_or }.
refused-action-goes-on = Toiminto on kesken. Ensin: { $verbs_or }.
refused-another-question = Nyt kysytään muuta. Ensin: { $verbs_or }.
refused-must-be-answered = Tähän on vastattava: { $verbs_or }.
refused-nothing-to-build = Rakennettavaa ei enää ole. Voit valita: { $verbs_or }.
refused-nothing-is-rolled = Tässä pelissä ei heitetä noppia.
refused-rerolled-enough = Olet heittänyt uudelleen jo { $most } kertaa tällä vuorolla. Enempää ei saa.
refused-no-dice-left = Sinulla ei ole käyttämättömiä noppia.
refused-too-dear = Hinta: { $price_numbered }. { $held_count ->
    [0] Sinulla ei ole mitään siitä.
   *[other] Sinulla on { $held_numbered }.
}
refused-half-done = Olet jo tehnyt tämän osan toiminnosta. Voit valita: { $verbs_or }.
refused-half-left = Olet jo siirtynyt toiminnon toiseen osaan. Voit valita: { $verbs_or }.
refused-nothing-of-it-possible = Mikään siitä ei nyt onnistu. Voit valita: { $verbs_or }.
refused-all-at-the-top = Kaikki teknologiasi ovat jo huipputasolla.
refused-at-the-top = Tämä teknologia on jo ylimmällä tasolla: { $action }.
refused-nowhere-to-train = Sinulla ei ole kotialuetta eikä asutusta ilman vihollisia, johon joukot voisi sijoittaa.
refused-limit-reached = Väestösi ei elätä enempää joukkoja. Nouse ensin väestöradalla.
refused-none-left = Varastossasi ei ole enää: { $what }.
refused-dice-do-not-show = Noppien on näytettävä: { $signs }. Käyttämättä: { $dice_count ->
    [0] ei yhtään.
   *[other] { $dice }.
}
refused-action-done = Olet jo tehnyt tämän toiminnon tällä vuorolla.
refused-not-paid-for = Merkki on käytetty, eivätkä nopat riitä tähän toimintoon. Tarvitaan: { $signs }. Käyttämättä: { $dice_count ->
    [0] ei yhtään.
   *[other] { $dice }.
}
refused-top-is-taken = Seuraava kohta on ylin ja jo varattu. Et voi nousta.
refused-nothing-to-do = Tästä toiminnosta ei nyt olisi mitään hyötyä.
refused-no-room-to-build = Millekään, mitä saat rakentaa, ei nyt ole paikkaa: kerros vaatii enemmän väestöä, muuri tai asutus alueesi, jolla sellaista ei vielä ole.
refused-no-unit-there = Sinulla ei ole sellaista joukkoa alueella { $area }.
refused-held-by-enemies = Viholliset pitävät joukkosi paikoillaan alueella { $area }: jäljelle jäisi liian vähän.
refused-no-way-out = Joukkosi alueella { $area } eivät pääse minnekään.
refused-too-far = Se on liian kaukana ({ $unit }): enintään { $most ->
    [one] { $most } alue
   *[other] { $most } aluetta
}.
refused-ship-too-far = Se on liian kaukana: laiva purjehtii enintään { $most ->
    [one] { $most } rajan
   *[other] { $most } rajaa
}.
refused-ship-ends-there = Rajalla { $border } on jo laivasi, tai tämä lähti sieltä, joten matka ei voi päättyä sinne. Jatka: { $choices_or }.
refused-not-adjacent = Alue { $area } ei ole vieressä. Vieressä: { $choices }.
refused-foreign-home = Alue { $area } on kotialue, jolle et saa mennä.
refused-no-ram-there = Sinulla ei ole alueella { $area } muurinmurtajaa mukaan otettavaksi.
refused-walled = Muuri suojaa aluetta { $area }. Tuo muurinmurtaja.
refused-level-too-low = Siihen tarvitaan taso { $level }: { $what }.
refused-gardens-stand = Kaikki viisi riippuvaa puutarhaa ovat jo valmiit.
refused-no-more-floors = { $most ->
    [one] Väestösi sallii toistaiseksi { $most } kerroksen.
   *[other] Väestösi sallii toistaiseksi { $most } kerrosta.
}
refused-conditions-not-met = Seuraava riippuva puutarha vaatii: { $needs_numbered }.
refused-nowhere-to-build = Tälle ei ole paikkaa: { $what }.
refused-not-held = Alue { $area } ei ole kotialueesi eikä siellä ole asutustasi.
refused-enemies-there = Alueella { $area } on vihollisia. Karkota ne ensin.
refused-not-in-a-home = Alue { $area } on kotialue. Muurit ja asutukset rakennetaan muualle.
refused-blocked = Alue { $area } on tässä pelissä suljettu: siellä ei kerätä eikä rakenneta.
refused-stands-already = Alueella { $area } on jo: { $what }.
refused-breached = Vihollinen repi alas muurin alueella { $area }. Sinne voi rakentaa uuden, kun tämä aalto on torjuttu.
refused-other-good-there = Sieltä ei saa tätä: { $good } ({ $source }).
refused-never-gathered = Tauluja ja luita ei koskaan kerätä. Mahdollista: { $choices_or }.
refused-gathered-already = Olet jo kerännyt tästä tällä toiminnolla: { $source }.
refused-no-good-there = Alueelta { $area } ei voi kerätä mitään.
refused-no-source = Täältä et voi kerätä: { $source }.
refused-no-token-there = Kauppapaikassa { $slot } ei ole laattaa.
refused-traded-already = Olet jo käyttänyt kauppapaikkaa { $slot } tällä toiminnolla.
refused-needs-a-ship = Kauppapaikka { $slot } vaatii, että sinulla on laiva joella.
refused-no-amphora-left = Sinulla ei ole enää amforaa kauppapaikkaan { $slot }.
refused-taken-by-the-city = Urin puolustajat pitävät kauppapaikkaa { $slot }.
refused-more-than-your-bones = { $most ->
    [one] Sinulla on vain { $most } luu tarjottavaksi.
   *[other] Sinulla on vain { $most } luuta tarjottavaksi.
}
refused-must-be-bid = { $least ->
    [one] Vähintään { $least } luu on tarjottava: se tulee laivaltasi.
   *[other] Vähintään { $least } luuta on tarjottava: ne tulevat laivoilta tai heimolta.
}
refused-option-not-possible = Vaihtoehto { $option } ei käy: et voi maksaa sitä tai kaikki tapahtumanoppasi ovat käytössä.
