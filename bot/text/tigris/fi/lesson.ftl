# Ensimmäinen vuoro: mitä kukin sivu kertoo kuvansa alla.
game-lesson-1 =
    ### Kätesi
    Johdat **jousimiehen** dynastiaa. **Käteni** näyttää tämän kuvan vain sinulle: kuusi laattaa, neljä johtajaasi, kaksi katastrofia ja pisteesi.
    Sinulla on kaksi temppeliä (punainen), kaksi kauppapaikkaa (vihreä), maanviljelys (sininen) ja asutus (musta). Vuorossa on **kaksi toimintoa**.
game-lesson-2 =
    ### Ensimmäinen toiminto: johtaja
    Johtajat keräävät oman värinsä pisteitä. Sinulla on kaksi kauppapaikkaa, joten valitset **Tee siirto** → **Kauppias**.
    Jokainen ruutu, jossa kauppias saa seistä, on valaistu: tyhjä maa temppelin vieressä. Valitset ruudun **C2** aarretemppelin B2 vierestä. Kirjoitettuna se on `/tigris leader leader:trader cell:C2`.
game-lesson-3 =
    ### Kuningaskunta
    Laatat, joiden joukossa on johtaja, ovat **kuningaskunta**; tämä on numero I. Vaaleanpunainen merkki näyttää, mitä juuri tapahtui.
    Sinulla on yksi toiminto jäljellä, kuten täplät nimesi vieressä kertovat.
game-lesson-4 =
    ### Toinen toiminto: laatta ja piste
    { "" }**2 kauppapaikkaa** → **C3**. Kuningaskunnassa, johon kauppapaikka liittyy, on sinun kauppiaasi, joten saat **yhden vihreän pisteen**.
    Vain sinä näet, paljonko pisteitä sinulla on. Lopussa **heikoin värisi ratkaisee**, joten tarvitset kaikkia neljää.
game-lesson-5 =
    ### Vuorosi loppuu
    { "" }**Päätä vuoro**: nyt kaikki täydentävät kätensä kuuteen laattaan, ja vain sinä näet, mitä nostit.
    { "" }**Peru** ottaa viimeisen siirtosi takaisin, kunnes joku toinen tekee siirron, mutta ei koskaan nostoa: olet jo nähnyt uudet laatat. Katso siis vielä kerran, ennen kuin päätät vuoron.
game-lesson-6 =
    ### Sisäinen konflikti
    Härkä asettaa kauppiaansa ruutuun B3, **sinun** kuningaskuntaasi. Kaksi kauppiasta samassa kuningaskunnassa: se on **sisäinen konflikti**. Saat kysymyksen yksityisviestinä, ja se löytyy myös painikkeesta **Käteni**.
    Temppelit ratkaisevat. Kummallekin lasketaan ne, jotka koskettavat omaa johtajaa: hänelle yksi, sinulle yksi, ja se on sama temppeli.
game-lesson-7 =
    ### Mitä lisäät?
    Hyökkääjä lisää ensin: härkä antoi kädestään yhden temppelin, yhteensä 2. Sinulla on 1, ja saat lisätä temppeleitä kerran, ennen kuin osapuolia verrataan.
    { "" }**Tasapelissä puolustaja voittaa**, joten yksi temppeli riittää.
game-lesson-8 =
    ### Voitto
    Lisäät yhden temppelin: 2 vastaan 2, ja sinä puolustat. Härkä ottaa kauppiaansa takaisin, ja saat **yhden punaisen pisteen**. Molemmat lisätyt temppelit poistuvat pelistä.
    Siinä pelin ydin. Ulkoiset konfliktit, monumentit ja aarteet tulevat itsestään; `/game rules` selittää ne, ja jokainen kuva näyttää, mikä on sallittua. Nauti Kaksoisvirranmaasta!
