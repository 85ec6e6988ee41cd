# Pelin nimi, sen valinnat ja sääntöjen tiivistelmä sivuittain.
game-name = Kuninkaiden kamppailu
command-play = Siirrot pelissä Kuninkaiden kamppailu

option-open-piles = Avoimet voittopakat
option-open-piles-description = Kaikki näkevät, montako korttia kutakin väriä kenelläkin on

game-rules-1 =
    ## Kuninkaiden kamppailu
    Johda dynastiaa ja kerää kortteja neljässä värissä. **Heikoin värisi ratkaisee**, joten kerää niitä kaikkia.
    { "" }
    ### Pöytä
    - Pystyrivit A–H alkavat kahdeksasta aarteesta; **C4** on pystyrivin C neljäs kortti. Pystyrivien välissä on tilaa kortille: **CD** yhdistää pystyrivit C ja D.
    - Kahden pelissä 30 korttia jää näkemättä pois.
    - Yhdistetyt pystyrivit ovat yksi **kuningaskunta**. Siinä voi olla kaikkien johtajia, kunhan kaksi ei ole samaa väriä.
    - Joka värillä on kortti ja johtaja: musta asutus ja **kuningas**, vihreä kauppapaikka ja **kauppias**, punainen temppeli ja **pappi**, sininen maanviljelys ja **maanviljelijä**. Aarteet ovat punaisia.
    { "" }
    ### Vuorosi: enintään kaksi toimintoa
    - **Johtaja**: aseta tai siirrä johtajasi mille tahansa kortille, jolla ei ole johtajaa. Värien ei tarvitse täsmätä; laivalle ei saa.
    - **Kortti**: pelaa kortti kädestäsi pystyriviin, jossa on alle kahdeksan korttia. Siitä voi saada pisteen.
    - **Yhdistävä kortti**: pelaa kortti väliin, jos kummassakin pystyrivissä on vähintään kolme korttia. Kuningaskunnat yhdistyvät; pisteitä ei saa.
    - **Katastrofi**: poista kerran pelissä kortti, jolla ei ole johtajaa; ei aarretta eikä laivaa.
    Kun päätät vuorosi, kaikki täydentävät kätensä kahdeksaan korttiin.
    { "" }
    ### Hyvä ensimmäinen vuoro
    Etsi väri, jota sinulla on kaksi korttia. Aseta sen johtaja aarteelle, pelaa toinen kortti aarteen alle ja toinen voittopakkaasi: saat ensimmäisen pisteesi.
game-rules-2 =
    ## Pisteet, aarteet, laivat
    ### Pisteet
    - Pystyriviin pelatusta kortista saa pisteen kuningaskunnan samanvärinen johtaja; jos sitä ei ole, kuningas.
    - Johtajan omistaja **pelaa samanvärisen kortin kädestään** voittopakkaansa. Ilman korttia ei saa pistettä. Hänen ei tarvitse olla vuorossa.
    - Voittopakasta näkyy vain päällimmäinen kortti, omistajallekin.
    { "" }
    ### Aarteet
    - Yhdistymisen ja sen konfliktien jälkeen uuden kuningaskunnan kauppiaan omistaja voi ottaa yhden sen aarteista, jos niitä on ainakin kaksi. Tilalle hän pelaa temppelin kädestään.
    - Kuningas ei tässä korvaa kauppiasta. Lopussa aarre käy miksi tahansa väriksi.
    { "" }
    ### Laivat
    - Kun kortistasi tulee pystyrivin alapäähän vähintään neljä samanväristä peräkkäin, voit laittaa neljän viimeisen tilalle laivan. Niillä olevat johtajat palaavat omistajilleen.
    - Maanviljelyksistä voi rakentaa minkä tahansa jäljellä olevan laivan, muusta väristä vain laivan, jossa on se väri.
    - **Oman** vuorosi lopussa saat pelata voittopakkaasi kortin jokaisesta johtajastasi, jonka kuningaskunnassa on samanvärinen laiva. Kuningas ei tässä korvaa muita.
    - Laivoja ei lasketa konflikteissa, eikä katastrofi poista niitä.
game-rules-3 =
    ## Konfliktit, loppu
    Kaksi samanväristä johtajaa samassa kuningaskunnassa taistelee heti. Ensin hyökkääjä, sitten puolustaja pelaa kortteja kädestään; nollakin käy. Suurempi voima voittaa, **tasapelissä voittaa puolustaja**. Häviäjä ottaa johtajansa takaisin; voittaja ottaa voittopakkaansa yhden pelatuista korteista, tai jos niitä ei ole, yhden kädestään. Loput poistetaan.
    { "" }
    ### Sisäinen konflikti: johtaja tulee
    - Vuorossa oleva hyökkää. Voima: pelatut temppelit, ja 1 lisää, jos johtaja on punaisella kortilla.
    { "" }
    ### Ulkoinen konflikti: kortti yhdistää kaksi kuningaskuntaa
    - Yhdistävä kortti on sen ajan kuvapuoli alaspäin, eikä sitä lasketa. Vuorossa oleva valitsee konfliktien järjestyksen.
    - Vuorossa oleva hyökkää, jos toinen johtajista on hänen; muuten hyökkää omistajista se, joka on myötäpäivään ensin.
    - Voima: johtajan väriset kortit sen omassa kuningaskunnassa ja pelatut sen väriset kortit.
    - Häviäjän puolelta kaikki sen väriset kortit siirtyvät voittajan voittopakkaan, paitsi aarteet ja kortit, joilla on johtaja. Aukot täyttyvät alhaalta; muut konfliktit voivat jäädä käymättä.
    { "" }
    ### Loppu
    - Peli päättyy vuoroon, jonka jälkeen joku ei voi täydentää kättään kahdeksaan tai pöydässä on enää yksi aarre. Se päättyy myös, jos pöytä on täynnä eikä kukaan pelaa korttia koko kierroksen aikana.
    - Aarre lasketaan väriin, jossa siitä on eniten apua. Verrataan kunkin pelaajan **heikointa väriä**: se voittaa, jolla on eniten kortteja. Tasatilanteessa verrataan seuraavaksi heikointa ja niin edelleen.
    { "" }
    ### Valinta
    - Avoimet voittopakat: kullakin on yhden suljetun pakan sijasta neljä avointa.
