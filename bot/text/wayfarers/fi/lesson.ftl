# Ensimmäinen vuoro: mitä opastuksen kukin sivu sanoo kuvansa alla.
game-lesson-1 =
    ### Lauta
    Pelaat **karmiinia**. Jokaista lajia on esillä neljä korttia: maa, vesi, taivas, asukkaat ja oivallus. Keskellä on **matkakirja**, jossa kaikkien merkit kulkevat vasemmalta oikealle.
    Aloitat kolmella nopalla (1, 4 ja 6), kolmella hopealla, kahdella muonalla sekä keltaisella ja sinisellä apurilla. Vuorolla tehdään **yksi asia**: asetetaan noppa, asetetaan apuri tai levätään.
game-lesson-2 =
    ### Noppa
    Nopalla on se, mitä sen **sarakkeessa karavaanissasi** on: jokaisella ykkösellä kameli, jokaisella kuutosella kaukoputki. Paikat, joihin ykkösesi sopii, on korostettu.
    Valitset **Noppa** → **Aseta noppa 1** → **HL** eli kotikaupunki. Kirjoitettuna se on `/wayfarers die die:1 slot:HL face:1`.
game-lesson-3 =
    ### Toiminnot
    Paikassa HL kahdella muonalla saa maakortin ja hopean. Valitset kortin **L26**, Aamunkoiton mastot.
    Se on näköala ja tuo heti hopean; myöhemmin lisää aina, kun saat sataman. Toimintoja ei ole enempää, joten **Päätä vuoro**.
game-lesson-4 =
    ### Toisen apuri
    Sahrami asetti sinisen apurin vesikortille ja sai paikan antimet: kaksi muonaa ja vaikutuksen tutkimuksen kiltaan.
    Apuri jää siihen. Joka ottaa kortin, saa myös apurin. Maakorttien rivi täydennettiin: L05 on uusi.
game-lesson-5 =
    ### Taivas
    Kuutosellasi on kaukoputki, joten se sopii paikkaan **Observatorio (H1)**. Sen kahdesta toiminnosta valitset **taivaskortin**. Korostettuihin kortteihin sinulla on varaa: ne maksavat paikan mukaan 3, 4, 4 tai 5 hopeaa.
    Otat kortin **Venus (S04)** kolmella hopealla.
game-lesson-6 =
    ### Voittopisteet
    Jokainen taivaskortti tarvitsee alleen maa- tai vesikorttisi. Venus on 1 pisteen arvoinen ja vielä 1 jokaisesta planeetasta, joka sinulla lopussa on. Se toi myös vaikutuksen tieteen kiltaan.
    Eniten pisteitä tuovat taivas, kaupunkien, näköalojen, satamien ja aavojen merien sarjat sekä laattasi.
game-lesson-7 =
    ### Apuri
    Apurit asetetaan avoimille korteille, ei koskaan taivaskorteille. Saat sen, mitä **paikka** antaa, luki kortissa mitä tahansa. Korostetuista korteista olisi keltaiselle apurillesi hyötyä.
    Oivallusrivin paikka 4 antaa kaksi hopeaa: **Apuri** → **Keltainen** → **I10**, Tähtientähyilijät.
game-lesson-8 =
    ### Lepo, matkakirja, loppu
    Varastossasi on yksi noppa. Jos **lepäät** seuraavalla vuorollasi, molemmat muut palaavat, ja koska noppia on enintään yksi, saat levon edut: hopea ja **askel matkakirjassa**.
    Jokainen askel vaatii jotain, mitä sinulla pitää olla. Kun joku pääsee viimeiseen sarakkeeseen, kaikilla on vielä yksi vuoro. Loput löytyvät komennolla `/game rules`. Hyvää matkaa!
