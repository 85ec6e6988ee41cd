# Siirrot: nimet painikkeissa, valikoissa ja komennoissa, ja siirto lauseena.
verb-tile = Aseta laatta
verb-withdraw = Ota johtaja pois
verb-catastrophe = Pelaa katastrofi
verb-swap = Vaihda laattoja
verb-support = Lisää tukea
verb-war = Valitse konflikti
verb-monument = Rakenna monumentti
verb-decline = Älä rakenna

verb-tile-description = Asettaa laatan kädestäsi laudalle
verb-leader-description = Asettaa yhden johtajistasi tai siirtää sen toiseen ruutuun
verb-withdraw-description = Ottaa yhden johtajistasi pois laudalta
verb-catastrophe-description = Pelaa katastrofilaatan: se tuhoaa laatan tai tukkii tyhjän ruudun
verb-swap-description = Poistaa kädestäsi 1–6 laattaa ja nostaa yhtä monta uutta
verb-support-description = Lisää konfliktiin laattoja kädestäsi, tai ei yhtään
verb-war-description = Valitsee, mikä ulkoinen konflikti ratkaistaan seuraavaksi
verb-monument-description = Rakentaa monumentin juuri täydentämääsi neliöön
verb-decline-description = Jättää monumentin rakentamatta tähän neliöön
verb-treasure-description = Ottaa aarteen kauppiaasi kuningaskunnasta
verb-end-description = Päättää vuorosi; kaikki täydentävät kätensä kuuteen laattaan

argument-tile = Laatta kädestäsi: temppeli, maanviljelys, kauppapaikka tai asutus
argument-cell = Laudan ruutu, esimerkiksi D5
argument-leader = Yksi johtajistasi: pappi, maanviljelijä, kauppias tai kuningas
argument-tile1 = Vaihdettava laatta
argument-tile2 = Toinen vaihdettava laatta
argument-tile3 = Kolmas vaihdettava laatta
argument-tile4 = Neljäs vaihdettava laatta
argument-tile5 = Viides vaihdettava laatta
argument-tile6 = Kuudes vaihdettava laatta
argument-count = Kuinka monta laattaa lisäät; 0 on ei yhtään
argument-monument = Monumentin kaksi väriä

pick-tile = Mikä laatta?
pick-cell = Mikä ruutu?
pick-tile1 = Mikä laatta?
pick-tile2 = Vielä jokin laatta?
pick-tile3 = Vielä jokin laatta?
pick-tile4 = Vielä jokin laatta?
pick-tile5 = Vielä jokin laatta?
pick-tile6 = Vielä jokin laatta?
pick-count = Kuinka monta laattaa kädestäsi?
pick-monument = Mikä monumentti?

move-tile = { $count ->
    [0] aseta laatta
    [1] aseta { $one }
   *[other] aseta { $one } ruutuun { $two }
}
move-leader = { $count ->
    [0] aseta tai siirrä johtaja
    [1] aseta tai siirrä { $one }
   *[other] { $one } ruutuun { $two }
}
move-withdraw = { $count ->
    [0] ota johtaja pois
   *[other] ota { $one } pois
}
move-catastrophe = { $count ->
    [0] pelaa katastrofi
   *[other] pelaa katastrofi ruutuun { $one }
}
move-swap = { $count ->
    [0] vaihda laattoja
   *[other] vaihda { $words }
}
move-support = { $count ->
    [0] lisää tukea
   *[other] { $one ->
        [0] älä lisää mitään
        [one] lisää { $one } laatta
       *[other] lisää { $one } laattaa
    }
}
move-war = { $count ->
    [0] valitse konflikti
   *[other] seuraavaksi { $one_plural_genitive } konflikti
}
move-monument = { $count ->
    [0] rakenna monumentti
    [1] rakenna { $one }
   *[other] rakenna { $one }, vasen yläkulma { $two }
}
move-decline = älä rakenna monumenttia
move-treasure = { $count ->
    [0] ota aarre
   *[other] ota aarre ruudusta { $one }
}

# Lyhyt muoto painikkeisiin ja valikoihin.
short-swap = { $count ->
    [1] Vaihda { $words }
    [2] Vaihda { $words }
    [6] Vaihda kaikki kuusi laattaa
   *[other] Vaihda { $words_letter }: { $words }
}

rest-swap = { $count ->
    [0] { verb-swap }
    [1] { $words }
    [2] { $words }
    [6] Kaikki kuusi
   *[other] { $words_letter }: { $words }
}

# Kinds of moves on the first page of a panel.
kind-tile = Laatta
piece-tile = { $one }
kind-withdraw = Ota pois
kind-swap = Vaihda

# Labels beside a sign.
brief-tile = { $two }
brief-monument = { $two }
brief-withdraw = { kind-withdraw }
brief-swap = { kind-swap } { $count }

# Labels with a number and no sign.
signless-swap = { brief-swap }
