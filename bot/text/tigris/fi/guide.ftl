# Ensimmäisen pelin opas: mitä varten kysymys on ja mitä se maksaa, kun se tulee vastaan ensi kertoja.
guide-act-1 = Hyvä alku: temppelin viereen johtaja, jonka värisiä laattoja sinulla on.
guide-act-2 = Kuningaskuntaan liittyvästä laatasta saa pisteen sen värinen johtaja, muuten kuningas. Lopussa heikoin värisi ratkaisee.
guide-act-3 = Vuoron päättyessä kaikki täydentävät kätensä kuuteen laattaan; sen jälkeen mitään ei voi perua.
guide-support-1 = Kumpikin lisää laattoja kädestään kerran; tasapelissä puolustaja voittaa. Lisätyt menetetään, joten älä lisää enempää kuin tarvitset.
guide-monument-1 = Jokaisen oman vuorosi lopussa monumentti tuo pisteen kummassakin värissään, jos sinulla on sen kuningaskunnassa sen värinen johtaja. Sen neljää laattaa ei enää lasketa.
