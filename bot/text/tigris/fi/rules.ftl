# Pelin nimi, sen valinnat ja sääntöjen tiivistelmä sivuittain.
game-name = Eufrat & Tigris
command-play = Siirrot pelissä Eufrat & Tigris

option-map = Kartta
option-map-description = Vaativassa on toiset joet ja enemmän temppeleitä
option-english-variant = Englantilainen muunnelma
option-english-variant-description = Tukea vain, jos voittaja vaihtuu
option-open-scores = Avoimet pisteet
option-open-scores-description = Kaikki näkevät kaikki pisteet

game-rules-1 =
    ## Eufrat & Tigris
    Rakenna kuningaskuntia ja kerää pisteitä neljässä värissä. **Heikoin värisi ratkaisee**, joten kasvata niitä kaikkia.
    { "" }
    ### Lauta
    - Laatat ja johtajat, joilla on yhteinen sivu, ovat vierekkäin. Toisiinsa liittyvät muodostavat alueen; alue, jolla on johtaja, on **kuningaskunta**.
    - Joka värillä on laatta ja johtaja: punainen temppeli ja **pappi**, sininen maanviljelys ja **maanviljelijä**, vihreä kauppapaikka ja **kauppias**, musta asutus ja **kuningas**.
    - Johdat yhtä dynastiaa. Samassa kuningaskunnassa voi olla kaikkien johtajia, kunhan kaksi ei ole samaa väriä.
    { "" }
    ### Vuorosi: enintään kaksi toimintoa
    - **Johtaja**: aseta, siirrä tai ota pois yksi omistasi. Se on maalla kuvapuoli ylöspäin olevan temppelin vieressä eikä saa yhdistää kahta kuningaskuntaa.
    - **Laatta**: aseta yksi kädestäsi. Maanviljelys sopii jokeen, muut maalle. Kuningaskunnassa laatan värinen johtaja saa pisteen; jos sitä ei ole, kuningas saa sen.
    - **Katastrofi**: tuhoa kahdesti pelissä laatta tai tuki tyhjä ruutu pysyvästi; ei johtajan, aarteen eikä monumentin päälle.
    - **Vaihto**: poista enintään kuusi laattaa ja nosta yhtä monta.
    Kun päätät vuorosi, kaikki täydentävät kätensä kuuteen laattaan.
    { "" }
    ### Hyvä ensimmäinen vuoro
    Aseta johtaja temppelin viereen ja sitten samanvärinen laatta sen viereen: saat ensimmäisen pisteesi.
game-rules-2 =
    ## Konfliktit
    Kaksi samanväristä johtajaa samassa kuningaskunnassa taistelee heti. Ensin hyökkääjä, sitten puolustaja lisää laattoja kädestään, kumpikin kerran; nollakin käy. Suurempi summa voittaa, **tasapelissä voittaa puolustaja**, ja lisätyt laatat poistuvat pelistä.
    { "" }
    ### Sisäinen konflikti: johtaja tulee
    - Syntyy, kun asetat johtajan kuningaskuntaan, jossa on jo samanvärinen johtaja. Sinä hyökkäät.
    - Voima: **temppelit johtajan vieressä** ja lisätyt temppelit.
    - Häviäjä ottaa johtajansa takaisin. Voittaja saa punaisen pisteen.
    { "" }
    ### Ulkoinen konflikti: laatta yhdistää kaksi kuningaskuntaa
    - Sellaisesta laatasta ei saa pistettä. Kolmea kuningaskuntaa ei saa yhdistää. Joka värissä, jolla on johtaja molemmin puolin, syntyy konflikti; vuorossa oleva pelaaja valitsee järjestyksen.
    - Vuorossa oleva hyökkää, jos toinen johtajista on hänen; muuten hyökkää omistajista se, joka on myötäpäivään ensin.
    - Voima: **kannattajat** eli johtajan väriset laatat sen omassa kuningaskunnassa, ja lisätyt laatat.
    - Häviäjä ottaa johtajansa takaisin, ja hänen puoleltaan poistetaan kaikki sen väriset laatat. Voittaja saa pisteen johtajasta ja jokaisesta poistetusta laatasta.
    - Pappien konfliktissa temppelit, joilla on aarre tai joiden vieressä on toinen johtaja, jäävät.
    - Jos kuningaskunta hajoaa, muut konfliktit voivat jäädä käymättä.
    { "" }
    Johtaja, jonka vieressä ei enää ole temppeliä kuvapuoli ylöspäin, palaa heti omistajalleen.
game-rules-3 =
    ## Monumentit, aarteet, loppu
    ### Monumentit
    - Kun täydennät yksivärisen 2×2-neliön, saat kääntää sen laatat ja rakentaa päälle monumentin. Toisen sen väreistä on oltava neliön väri.
    - **Oman** vuorosi lopussa saat pisteen jokaisesta johtajastasi, joka on samanvärisen monumentin kuningaskunnassa. Kuningas ei tässä korvaa muita.
    - Käännetyt laatat yhdistävät yhä, mutta eivät kannata ketään, eivätkä käännetyt temppelit pidä johtajia laudalla.
    - Nyt tai ei koskaan: neliöön, jonka jätät rauhaan, ei enää rakenneta.
    { "" }
    ### Aarteet
    - Kymmenellä temppelillä on alussa aarre. Kun kuningaskunnassa on kauppias ja useampi aarre, kauppiaan omistaja ottaa kaikki paitsi yhden, kulmien aarteet ensin.
    - Lopussa aarre on piste siinä värissä, jossa siitä on eniten apua.
    { "" }
    ### Loppu
    - Peli päättyy vuoroon, jonka jälkeen laudalla on enintään kaksi aarretta, tai heti, kun joku ei voi nostaa täyttä määrää laattoja.
    - Verrataan kunkin pelaajan **heikointa väriä**: se voittaa, jolla on eniten pisteitä. Tasatilanteessa verrataan toiseksi heikointa ja niin edelleen.
    { "" }
    ### Salaista ja julkista
    Kädet ja pistesummat ovat salaisia; saadut pisteet kaikki näkevät.
    { "" }
    ### Valinnat
    - Englantilainen muunnelma: hyökkääjä saa lisätä vain, jos pääsee sillä edelle, puolustaja vain tasan tasapeliin.
    - Avoimet pisteet: summat näytetään kaikille.
    - Vaativa kartta: toisenlaiset joet ja neljätoista temppeliä.
