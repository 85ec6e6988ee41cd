# Ensimmäisen pelin opas: mitä varten kysymys on ja mitä se maksaa, kun se tulee vastaan ensi kertoja.
guide-act-1 = Hyvä alku: etsi väri, jota sinulla on kaksi korttia, ja aseta sen johtaja aarteelle.
guide-act-2 = Pystyriviin pelatusta kortista voi saada pisteen sen värinen johtaja kuningaskunnassa, muuten kuningas. Piste merkitään siirtämällä kädestä toinen samanvärinen kortti voittopakkaan.
guide-act-3 = Vuoron päättyessä kaikki täydentävät kätensä kahdeksaan korttiin; sen jälkeen mitään ei voi perua.
guide-point-1 = Voittopakkaan pelattu kortti on piste värissään, ja lopussa heikoin värisi ratkaisee. Se maksaa kortin kädestäsi.
guide-support-1 = Kumpikin pelaa kortteja kerran; tasapelissä puolustaja voittaa. Pelatut lähtevät kädestäsi, joten älä pelaa enempää kuin tarvitset.
