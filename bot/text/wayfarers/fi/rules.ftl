# Pelin nimi, sen valinnat ja sääntöjen tiivistelmä sivuittain.
game-name = Etelä-Tigriin matkaajat
command-play = Siirrot pelissä Etelä-Tigriin matkaajat

option-sections = Matkakirjan kartta
option-sections-description = Kartan kolmen osan puolet vasemmalta: A tai B kukin, tai satunnainen
option-opponent = Yksinpelin vastustaja
option-opponent-description = Vain yhdelle pelaajalle: mihin vastustaja keskittyy
option-opponent-journal = matkakirja

game-rules-1 =
    ## Etelä-Tigriin matkaajat
    Kartoita maata, vesiä ja taivasta Bagdadin ympärillä, pidä huolta karavaanistasi ja kirjoita kaikki matkakirjaan. **Voittaja on se, jolla on eniten voittopisteitä (vp).** Yksin pelaat pelin omaa vastustajaa vastaan.
    { "" }
    ### Vuorosi: yksi kolmesta
    - **Noppa**: laudan (HL, HW, H1–H4), kaupunkisi tai satamasi vapaaseen paikkaan. Nopalla pitää olla, mitä paikka vaatii: kameli, laiva, kaukoputki, kyyhky. Sen antaa nopan luvun **sarake karavaanissa**, asukas kortin alla tai laiva yhdestä vaikutuksesta tutkimuksessa.
    - **Apuri**: avoimelle kortille; saat sen paikan toiminnon. Joka myöhemmin ottaa kortin, saa myös apurin.
    - **Lepo**: asetetut nopat palaavat ja heitetään. Jos varastossa on **enintään yksi noppa**, saat levon edut.
    { "" }
    Sitten käytät toiminnot missä järjestyksessä tahansa tai jätät ne käyttämättä. Vuoron lopussa rivit täydennetään.
    { "" }
    ### Karavaani
    Laatat antavat sarakkeille kameleita, laivoja, kyyhkyjä ja kaukoputkia, noppiin ±1 tai alennuksia. Peruslaatta maksaa 2 hopeaa, maa-, vesi- ja taivaslaatta 3 hopeaa tai 2 vaikutusta (maa: kauppa, vesi: tutkimus, taivas: tiede); erikoislaatta on ilmainen. Laatan voi kääntää ympäri, ei kiertää; peitetyt edut saat heti.
    { "" }
    ### Hyvä ensimmäinen vuoro
    Ykkösellä on kameli: aseta se paikkaan HL, maksa kaksi muonaa ja ota maakortti. Apurikaan ei maksa mitään.
game-rules-2 =
    ## Kortit
    Tällä vuorolla saatu on käytössäsi vasta seuraavasta vuorostasi alkaen.
    - **Maa** tulee vasemmalle: kaupungeissa on nopan paikka, näköalat palkitsevat aina, kun saat jotain, mitä ne näyttävät.
    - **Vesi** tulee oikealle: satamissa on nopan paikka, aavat meret palkitsevat kerran. Edelliseen korttiin osuvat juovat tuovat palkkion heti.
    - **Taivas** tulee maa- tai vesikortin ylle ja maksaa paikan mukaan 3, 4, 4 tai 5 hopeaa. Se tuo pisteitä.
    - **Asukkaat** tulevat sopivan maa- tai vesikortin alle, yksi kunkin alle. Heistä on apua aina, kun korttia käytetään, tai levossa.
    - **Oivallus** tulee taivaskortin taakse ja kaksinkertaistaa sen pisteet, jos tavoite täyttyy; tai hylkäät sen ja käytät sen vieressä olevan toiminnon.
    - Kun saat nopalla maa- tai vesikortin, voit sen sijaan **valita kolmesta** pakan kortista: kyyhkyllä tai yhdellä muonalla.
    { "" }
    ### Vaikutus ja killat
    - Vaikutus avoimella kortilla on varaus: jos joku muu ottaa kortin, asettaa sille apurin tai ottaa siltä apurin, hän antaa sinulle maksun: hopean tai muonan.
    - Kukin kilta kerran vuorossa yhdellä vaikutuksella: **kauppa** muuttaa noppia yhteensä kahdella, **tutkimus** lainaa laivan, **tiede** antaa yhden askeleen lisää.
game-rules-3 =
    ## Matkakirja, loppu, pisteet
    ### Matkakirja
    Askel kulkee viivaa pitkin oikealle, jos sinulla on, mitä sen musteläikkä vaatii; vain vaikutus maksetaan oikeasti. Ensimmäinen vihreän apurin viereen tullut saa apurin. Jotkin kohdat tuovat uuden nopan.
    { "" }
    ### Loppu
    Kun joku pääsee viimeiseen sarakkeeseen, vuoro päättyy, ja **kaikilla on vielä yksi vuoro**. Jos kukaan ei voi enää koskaan edetä, kuka tahansa saa aloittaa viimeisen kierroksen vuorollaan.
    { "" }
    ### Voittopisteet
    - Kaupungit, näköalat, satamat, aavat meret, kukin laji erikseen: kahdesta 2, sitten 3, 5, 8, 12 ja seitsemästä alkaen 16. Jokainen neljän lajin sarja: 5.
    - Taivaskortit, täytetyn oivalluksen kanssa kahdesti. Aurinko ja kuu: 3 kumpikin, yhdessä 7 kumpikin. Komeetat: 4 kukin, jos sinulla on eniten komeettamerkkejä, muuten kortin mukaan.
    - Laattojen pisteet. Kukin kilta antaa 3 sille, jolla on siinä eniten vaikutusta; tasatilanteessa ei kenellekään.
    - Tasapeli: vaikutus tieteessä, sitten kaupassa, sitten tutkimuksessa.
    { "" }
    ### Yksin
    - Vuorosi jälkeen vastustaja kääntää juonikortin ja tekee ensimmäisen puolikkaan, tai toisen, jos se ei onnistu. Kun esillä on kolme samanväristä, se lepää. Perustelen sen joka askeleen.
    - Haluaako se kortin, jolla on vaikutuksesi? Salli se hopeasta tai muonasta, tai maksa sellainen ja estä.
    - Se saa 1 asukkaasta, 2 maasta ja vedestä, 3 taivaasta, 4 oivalluksesta, lisäksi laatat ja killat.
    { "" }
    ### Valinnat
    Matkakirjan kartta: sen osien puolet. Yksinpelin vastustaja: taivas, laatat, asukkaat tai matkakirja.
