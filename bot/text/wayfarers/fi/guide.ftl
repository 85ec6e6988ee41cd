# Ensimmäisen pelin opas: mitä varten kysymys on ja mitä se maksaa, kun se tulee vastaan ensi kertoja.
guide-aim-rival = Peli ohjaa vastustajaa, joka pelaa vuorosi jälkeen. Voitat, jos saat enemmän vp:tä.
guide-turn-1 = Vuorolla tehdään yksi asia: noppa, apuri tai lepo. Jos sinulla on ykkönen, aloita sillä: sillä on kameli, joten Kotikaupungissa saat kahdella muonalla maakortin.
guide-turn-2 = Apuri ei maksa mitään ja säästää noppiasi. Se tuo, mitä kortin paikka antaa, ja kortin myöhemmin ottava saa myös apurin.
guide-turn-3 = Lepää, kun noppia on jäljellä enintään yksi: asetetut nopat palaavat, ja vain silloin saat levon edut. Yksi niistä on askel matkakirjassa.
guide-turn-die-1 = Noppa sopii paikkaan, jonka vaatimukset sen sarake karavaanissasi täyttää. Asettaminen on ilmaista; paikan toiminnolla voi olla hinta.
guide-turn-worker-1 = Kortin paikka ratkaisee, mitä saat, ei kortti. Jos jollakulla muulla on siinä vaikutus, maksat hänelle hopean tai muonan.
guide-turn-rest-1 = Lepo vie koko vuoron. Jos varastossasi on vähintään kaksi noppaa, muut palaavat, mutta levon etuja et saa.
guide-effects-1 = Nämä toiminnot ovat sinun, missä järjestyksessä tahansa. Osan voi jättää käyttämättä, mutta käyttämättä jätetty menee hukkaan.
guide-effects-take-1 = Kaupungit ja satamat antavat nopillesi uusia paikkoja, näköalat palkitsevat yhä uudelleen, ja neljän lajin sarjat tuovat pisteitä. Nyt otettu on käytössäsi seuraavasta vuorostasi alkaen.
guide-effects-tile-1 = Laatta jää karavaanisi sarakkeeseen: jokaisella sen luvun nopalla on sitten, mitä laatta näyttää. Myös laatan pisteet ja alennukset ovat sinun.
guide-effects-journal-1 = Voit astua oikealle, jos sinulla on kaikki, mitä musteläikkä näyttää. Saat pitää kaiken, vain vaikutus maksetaan. Ensimmäinen viimeiseen sarakkeeseen päässyt pelaaja aloittaa viimeiset vuorot.
guide-keep-1 = Yksi näistä korteista jää sinulle, muut menevät pakan alle valitsemassasi järjestyksessä. Etsi lajia, joka sinulta puuttuu, tai paikkaa, johon noppasi sopivat.
guide-wrap-1 = Mitään ei enää tarvitse tehdä. Noppien muuttaminen maksaa vaikutuksen kaupan killasta, joten siitä on hyötyä vain, jos jokin noppa ei sovi minnekään; muuten päätä vuoro.
