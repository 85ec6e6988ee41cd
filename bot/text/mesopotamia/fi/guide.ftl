# Ensimmäisen pelin opas: mitä varten kysymys on ja mitä se maksaa, kun se tulee vastaan ensimmäisillä kerroilla.
guide-aim-siege = Piirität Uria yksin. Voitat heti, kun muurinmurtajasi pääsee kaupunkiin, ja häviät, jos sen väestö tai tapahtumat pääsevät kohtaan { $limit }.
guide-aim-defence = Puolustat kaupunkiasi yksin. Voitat, kun kaikki { $waves } aaltoa on torjuttu, ja häviät, jos vihollinen valtaa kaupungin.
guide-aim-kings = Automaatit pelaavat korteista. Voita niistä paras.
guide-aim-together = Voitatte yhdessä tai ette ollenkaan: jokaisen on päästävä parhaan automaatin edelle, joten auttakaa viimeisenä olevaa.
guide-home-1 = Kotialueellesi ei voi hyökätä, ja keräät sieltä. Etsi läheltä piilossa olevia tapahtumia, joita heimo ei vartioi.
guide-die-1 = Dingir-noppa maksaa lisätoiminnon vuorossa, jos sen merkki on toiminnon kortissa. Väri ratkaisee, mitä merkkejä siinä on.
guide-quests-1 = Pidä tehtävät, jotka vaativat samantapaisia asioita: jokainen lopussa täytetty on kahden pisteen arvoinen. Muut eivät näe niitä.
guide-act-1 = Yksi toiminto vuorossa on ilmainen, muut maksetaan nopilla, joissa on kortin merkkejä. Hyvä alku on löytöretki kohti tapahtumaa, jota heimo ei vartioi.
guide-act-2 = Ilmaisen toiminnon jälkeen muut maksavat noppia. Jos mikään ei sovi korttiin, päätä vuoro: silloin noppasi heitetään seuraavaa varten.
guide-explore-1 = Jokainen aktivointi liikuttaa yhtä joukkoa tai laivaa. Kun liike päättyy alueelle, jolla on piilossa oleva tapahtuma, se paljastuu: se tuo tavaroita tai pisteitä, ja hallitset aluetta.
guide-event-1 = Vain toinen vaihtoehto. Heti saatava on varmaa; kuuden kierroksen tapahtuma tuottaa enemmän mutta siirtyy sille, joka valtaa alueen.
guide-gather-1 = Tavara kotoa, kultakin joukolta, asutukselta ja laivalta. Kerää zikkuratin seuraavaan kerrokseen: se tuo nopan ja sen myötä toisen toiminnon.
guide-build-1 = Zikkuratin kerros tuo pysyvästi nopan. Väestö rajoittaa, kuinka monta kerrosta sinulla voi olla.
guide-research-1 = Savesta tulee tauluja, ja taulu nostaa yhtä kuudesta toiminnostasi tason. Voit tehdä molemmat, kummassa järjestyksessä tahansa.
guide-warfare-1 = Luita tarjotaan taisteluissa; ilman niitä isokin joukko voi hävitä. Joukot maksavat tavaroita ja myös keräävät niitä sinulle.
guide-bid-1 = Tarjoukset ovat salaisia. Täydessä taistelussa osion suurempi tarjous saa erotuksen bonuksena: voima voittaa kaksintaistelut, taktiikka järjestää rivit, liikkuvuus antaa häviäjien perääntyä.
