# Siirrot: nimet painikkeissa, valikoissa ja komennoissa, ja siirto lauseena.
verb-card = Pelaa kortti
verb-catastrophe = Pelaa katastrofi
verb-support = Pelaa kortteja konfliktiin
verb-war = Valitse konflikti
verb-ship = Rakenna laiva
verb-bank = Pelaa kortti voittopakkaan
verb-keep = Pidä kortit
verb-decline = Jätä väliin

verb-leader-description = Asettaa yhden johtajistasi kortille tai siirtää sen toiselle kortille
verb-card-description = Pelaa kortin kädestäsi pystyriviin tai väliin, jossa se yhdistää kuningaskunnat
verb-catastrophe-description = Poistaa kerran pelissä kortin, jolla ei ole johtajaa; ei aarretta eikä laivaa
verb-support-description = Pelaa konfliktiin kortteja kädestäsi, tai ei yhtään
verb-war-description = Valitsee, mikä ulkoinen konflikti ratkaistaan seuraavaksi
verb-treasure-description = Ottaa aarteen kauppiaasi kuningaskunnasta; tilalle temppeli kädestäsi
verb-ship-description = Laittaa laivan pystyrivin neljän viimeisen kortin tilalle
verb-bank-description = Pelaa sen värisen kortin kädestäsi voittopakkaasi
verb-keep-description = Pitää korttisi kädessä; pistettä et saa
verb-decline-description = Jättää aarteen ottamatta tai laivan rakentamatta
verb-end-description = Päättää vuorosi; kaikki täydentävät kätensä kahdeksaan korttiin

argument-leader = Yksi johtajistasi: kuningas, kauppias, pappi tai maanviljelijä
argument-place = Pöydän kortti: C4 on pystyrivin C neljäs, CD on pystyrivien C ja D välissä
argument-card = Kortti kädestäsi: asutus, kauppapaikka, temppeli tai maanviljelys
argument-where = Pystyrivi, esimerkiksi C, tai kahden pystyrivin väli, esimerkiksi CD
argument-count = Kuinka monta korttia pelaat; 0 on ei yhtään
argument-ship = Laivan kaksi väriä

pick-place = Mikä pöydän kortti?
pick-card = Mikä kortti?
pick-where = Mihin pystyriviin tai väliin?
pick-count = Kuinka monta korttia kädestäsi?
pick-ship = Mikä laiva?

move-leader = { $count ->
    [0] aseta tai siirrä johtaja
    [1] aseta tai siirrä { $one }
   *[other] { $one } kortille { $two }
}
move-card = { $count ->
    [0] pelaa kortti
    [1] pelaa { $one }
   *[other] pelaa { $one } paikkaan { $two }
}
move-catastrophe = { $count ->
    [0] pelaa katastrofi
   *[other] pelaa katastrofi kortille { $one }
}
move-support = { $count ->
    [0] pelaa kortteja konfliktiin
   *[other] { $one ->
        [0] älä pelaa kortteja
        [one] pelaa { $one } kortti
       *[other] pelaa { $one } korttia
    }
}
move-war = { $count ->
    [0] valitse konflikti
   *[other] seuraavaksi { $one_plural_genitive } konflikti
}
move-treasure = { $count ->
    [0] ota aarre
   *[other] ota aarre paikasta { $one }
}
move-ship = { $count ->
    [0] rakenna laiva
   *[other] rakenna { $one }
}
move-bank = pelaa kortti voittopakkaan
move-keep = pidä kortit
move-decline = jätä väliin

# Kinds of moves on the first page of a panel.
kind-card = Kortti
piece-card = { $one }
kind-bank = Voittopakkaan

# Labels beside a sign.
brief-card = { $two }
