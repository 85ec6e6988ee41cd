# Sääntöjen tiivistelmä sivuittain. Se kertoo, mikä on sääntökirjasta ja mikä omaa sisältöä.
game-rules-1 =
    ## Mesopotamia
    Johda valtakuntaa jokien välissä. Kun viisi riippuvaa puutarhaa on valmiina, **voittaa se, jolla on eniten voittopisteitä**.
    { "" }
    ### Kierros
    Jokaisella on yksi vuoro, ensin **väestöradan** korkein. Sitten taistellaan, ja kuuden kierroksen tapahtumat etenevät.
    { "" }
    ### Vuorosi
    - Yksi toiminto on ilmainen: toimintomerkki. Muut maksetaan **dingir-nopilla**, joiden merkit sopivat korttiin; tähti käy miksi tahansa. Kukin toiminto kerran vuorossa.
    - Vuoron lopussa noppasi heitetään. Uudelleen saa heittää kolmesti vuorossa, joka kerta taulun hinnalla.
    { "" }
    ### Kuusi toimintoa, tasot 1–4
    - **Löytöretki**: liikuta joukkoja ja laivoja. Piilossa oleva tapahtuma paljastuu, kun liike päättyy sinne.
    - **Rakentaminen**: muuri ja zikkuratin kerros; tasolla 2 muurinmurtaja ja laiva, 3 asutus, 4 riippuvat puutarhat.
    - **Tutkimus**: savea tauluiksi; taulu nostaa teknologiaa.
    - **Keruu ja kauppa**: tavara kotoa, kultakin joukolta, asutukselta ja laivalta; sitten kauppalaatat.
    - **Sodankäynti**: ota luita, kouluta joukkoja.
    - **Kasvu**: ruoalla ylös väestörataa.
    { "" }
    ### Sidotut joukot
    Vihollisen luota saa lähteä vain, jos omia jää vähintään yhtä monta.
game-rules-2 =
    ## Tapahtumat, radat, rakentaminen
    ### Tapahtumat
    - Laatat ovat kuvapuoli alaspäin. Joitakin vartioi heimo: voita se ensin.
    - Valitse toinen kahdesta vaihtoehdosta. Se vaikuttaa **heti**, **lopussa** alueen hallitsijalle tai **kuusi kierrosta**, joilta kultakin saa tavaroita.
    - Jos toinen valtakunta hallitsee aluetta kierroksen lopussa, kuuden kierroksen tapahtuma siirtyy sille ja alkaa alusta.
    { "" }
    ### Kaksi rataa
    - **Väestö**: vuorojärjestys, kerrosten määrä, joukkoraja.
    - **Tapahtumat**: ratkaisee tasapelit, järjestää taistelut ja määrää, kuka pelaa heimoa.
    - Myöhemmin tullut menee pinon päälle, ja ylempi sinetti johtaa. Ylimpään kohtaan mahtuu vain yksi.
    { "" }
    ### Rakentaminen
    - Jokainen zikkuratin kerros tuo nopan; väestö rajoittaa kerroksia.
    - Murtaja ja laiva rakennetaan kotiin tai asutuksen luo. Muuri pitää muut loitolla, kunnes murtaja tulee.
    - Viisi puutarhaa rakennetaan järjestyksessä. Rakentaa voi kuka tahansa, jolla on arkkitehtuuri ja joka täyttää ehdot ja maksaa hinnan.
    { "" }
    ### Kauppa
    Laatan ensimmäinen käyttäjä asettaa amforan: pisteitä lopussa, ja muut maksavat hänelle varaston sijasta.
    { "" }
    ### Oma sisältö
    Säännöt ovat sääntökirjasta. Se, mikä on painettu vain osiin (kartta, kortit, laatat, noppien sivut), on **omaa sisältöä, ei julkaistua**: kaikki hinnat, hyödyt, kohdat (yhdeksän radalla), joukkorajat, tapahtumien vaihtoehdot, tehtävät ja laattojen pisteet. Kuvan alareuna muistuttaa samasta.
game-rules-3 =
    ## Taistelut ja pisteet
    ### Täysi taistelu
    - Jokainen maajoukko saa kortin, jossa on luita ja paikkoja voimalle, taktiikalle ja liikkuvuudelle.
    - Kumpikin **tarjoaa luita salaa** kolmeen osioon. Osion voittaja saa erotuksen bonuksena, häviäjä puolet takaisin.
    - Taktiikan voittaja järjestää rivit. Sitten kaksintaistelut: suurempi voima voittaa; taktiikka pätee vain kortin lajeja vastaan. Jousimies on etulyöntiasemassa keihäsmiestä, ratsumies jousimiestä, keihäsmies ratsumiestä ja sotavaunut kaikkia kolmea vastaan.
    - Liikkuvampi häviäjä perääntyy, muuten joukko tuhoutuu. Väsymys vie voittajalta asetetun luun.
    - Jokainen laiva alueen vieressä lisää luun. Tasapelin voittaa tapahtumaradalla johtava; heimo häviää sen.
    { "" }
    ### Yksinkertainen taistelu
    Yksi salainen tarjous sekä 1 keihäsmiehestä, 2 jousimiehestä, 3 ratsumiehestä, 4 sotavaunuista. Häviäjä menettää kaikki joukkonsa, voittaja yhden, ei viimeistä. Voittajan luut kuluvat, häviäjä saa puolet takaisin.
    { "" }
    ### Asutukset
    Jos hallussasi on taistelujen jälkeen alue, jolla on vieras asutus, valtaa tai tuhoa asutus. Kotialueille ei voi hyökätä.
    { "" }
    ### Pisteet
    Kummaltakin radalta 9, 6, 3 kolmelle ensimmäiselle; puutarhat, kauppalaatat joilla on amforasi, tapahtumalaatat alueillasi; 1 asutuksesta ja kodin ulkopuolisesta alueesta; 2 täytetystä tehtävästä. Tasapelin ratkaisee väestö.
    { "" }
    ### Etumatka (omaa sisältöä)
    Ilman automaatteja valtakunta aloittaa muutamalla pisteellä, jotka tasoittavat sen kortteja, ja ahdas koti antaa niitä lisää. Kummankin kuvaus näyttää määrän pelaajaluvun mukaan. Valinta **Etumatka** poistaa sen; ylläpitäjän taulukoilla sitä ei ole, ellei sitä valita.
    { "" }
    ### Salaista ja avointa
    Tehtävät ja tarjoukset ovat salaisia. Tavarat, luut, nopat ja teknologiat näkyvät kaikille.
game-rules-4 =
    ## Pelitavat ja asetukset
    ### Kuninkaiden yhteenotto
    Automaatit pelaavat mukana. Kullakin on kolme strategiakorttia tärkeysjärjestyksessä, ja se nostaa toimintokortteja zikkuratinsa korkeuden mukaan. Se tekee jokaisen nostetun toiminnon, joka sopii strategian tekemättömään toimintoon, ja lisäksi tärkeimmän strategiansa ensimmäisen tekemättömän. Perustelen joka vaiheen. Automaattia vastaan asetat ensin luut ja valitset sitten kaksintaistelut. Kaksi tai useampi voi pelata **yhdessä**: kaikki voittavat, jos viimeinenkin on parhaan automaatin edellä (oma tulkinta).
    Tasot, korttimäärät ja kaksi strategiakorttia ovat sääntökirjasta; muut strategiat ovat omaa sisältöä.
    { "" }
    ### Urin piiritys
    Yksin: vie muurinmurtaja Uriin, ennen kuin puolustajat nousevat liian pitkälle jommallakummalla radalla.
    { "" }
    ### Assurin puolustajat
    Yksin: pidä kaupunkisi kuutta aaltoa vastaan. Aallot ovat sääntökirjasta. Vihollinen kiertää muurit. Jos tietä ei ole, se pysähtyy repimään yhden alas, eikä samaan paikkaan voi rakentaa uutta saman aallon aikana.
    { "" }
    ### Valinnat
    - Taistelu: täysi tai yksinkertainen. Dingir-nopat: heitetään tai ilman tuuria.
    - Viimeinen kierros: sääntökirjan mukaan peli päättyy puutarhoihin, kaksin noin 22 ja nelin noin 16 kierroksen jälkeen. Viestein se voi kestää kuukausia; **12 kierrosta** kestää viikkoja (oma valinta).
    - Laajennukset: pelissä olevien valtakuntien tai kaikki kolme.
    { "" }
    ### Kaksi tai kolme pelaajaa
    Suljetuilla alueilla ei ole tapahtumia, tavaroita eikä rakennuksia. Tyhjät kotialueet ovat kiinni (oma tulkinta).
    { "" }
    ### Hyvä ensimmäinen vuoro
    Tutki lähin vartioimaton tapahtuma. Kerää sitten seuraavaan kerrokseen: se tuo nopan ja sen myötä toisen toiminnon.
