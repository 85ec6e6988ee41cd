# Ensimmäinen vuoro: mitä kukin sivu kertoo kuvansa alla.
game-lesson-1 =
    ### Kätesi
    Johdat **jousimiehen** dynastiaa. **Käteni** näyttää tämän kuvan vain sinulle: kahdeksan korttia, neljä johtajaasi ja katastrofisi.
    Sinulla on kolme kauppapaikkaa (vihreä), kaksi temppeliä (punainen), kaksi maanviljelystä (sininen) ja asutus (musta). Vuorossa on **kaksi toimintoa**.
game-lesson-2 =
    ### Ensimmäinen toiminto: johtaja
    Johtajat keräävät oman värinsä pisteitä. Sinulla on kolme kauppapaikkaa, joten valitset **Tee siirto** → **Kauppias**.
    Jokainen kortti, jolla kauppias saa olla, on valaistu; nyt ne ovat kahdeksan aarretta. Valitset kortin **C1**, pystyrivin C aarteen. Kirjoitettuna se on `/kings leader leader:trader place:C1`.
game-lesson-3 =
    ### Kuningaskunta
    Jokainen pystyrivi on oma **kuningaskuntansa**, kunnes kahden pystyrivin väliin pelattu kortti yhdistää ne. Pystyrivillä C on ensimmäinen johtajansa: sinun.
    Sinulla on yksi toiminto jäljellä.
game-lesson-4 =
    ### Toinen toiminto: kortti ja piste
    { "" }**3 kauppapaikkaa** → **C**. Kauppapaikka menee aarteen alle. Kuningaskunnassa on sinun kauppiaasi, joten voit pelata **toisen kauppapaikan** kädestäsi voittopakkaasi: **yksi vihreä piste**.
    Kukaan ei saa tutkia voittopakkaa; siitä näkyy vain päällimmäinen kortti. Lopussa **heikoin värisi ratkaisee**, joten tarvitset kaikkia neljää.
game-lesson-5 =
    ### Vuorosi loppuu
    { "" }**Päätä vuoro**: nyt kaikki täydentävät kätensä kahdeksaan korttiin. Nostat asutuksen ja temppelin.
    { "" }**Peru** ottaa viimeisen siirtosi takaisin, kunnes joku toinen tekee siirron, mutta ei koskaan nostoa: olet jo nähnyt uudet kortit. Katso siis vielä kerran, ennen kuin päätät vuoron.
game-lesson-6 =
    ### Sisäinen konflikti
    Leijona asettaa kauppiaansa kortille C2, **sinun** kuningaskuntaasi. Kaksi kauppiasta samassa kuningaskunnassa: se on **sisäinen konflikti**. Saat kysymyksen yksityisviestinä, ja se löytyy myös painikkeesta **Käteni**.
    Kädestä pelatut temppelit ratkaisevat. Johtaja punaisella kortilla saa yhden lisää, ja aarteet ovat punaisia: sinulla on aluksi 1, leijonalla 0.
game-lesson-7 =
    ### Mitä pelaat?
    Hyökkääjä pelaa ensin: leijona pelasi kaksi temppeliä, yhteensä 2. Sinulla on 1, ja saat pelata temppeleitä kerran, ennen kuin osapuolia verrataan.
    { "" }**Tasapelissä puolustaja voittaa**, joten yksi temppeli riittää.
game-lesson-8 =
    ### Voitto
    Pelaat yhden temppelin: 2 vastaan 2, ja sinä puolustat. Leijona ottaa kauppiaansa takaisin. Otat yhden pelatuista temppeleistä voittopakkaasi, **yksi punainen piste**; loput poistetaan.
    Siinä pelin ydin. Yhdistyvät kuningaskunnat, aarteet ja laivat tulevat itsestään; `/game rules` selittää ne, ja jokainen kuva näyttää, mikä on sallittua. Nauti Kaksoisvirranmaasta!
