# Mitä pöydässä odotetaan.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] Sisäinen konflikti ({ $leader }), { $attack }–{ $defence }. { $who } hyökkää ja voi lisätä temppeleitä.
       *[defender] Sisäinen konflikti ({ $leader }), { $attack }–{ $defence }, { $added ->
            [0] hyökkääjä ei lisännyt temppeleitä
            [one] hyökkääjä lisäsi { $added } temppelin
           *[other] hyökkääjä lisäsi { $added } temppeliä
        }. { $who } puolustaa ja voi lisätä temppeleitä.
    }
   *[war] { $side_word ->
        [attacker] Ulkoinen konflikti ({ $leader_plural }), { $attack }–{ $defence }. { $who } hyökkää ja voi lisätä kannattajia.
       *[defender] Ulkoinen konflikti ({ $leader_plural }), { $attack }–{ $defence }, { $added ->
            [0] hyökkääjä ei lisännyt kannattajia
            [one] hyökkääjä lisäsi { $added } kannattajan
           *[other] hyökkääjä lisäsi { $added } kannattajaa
        }. { $who } puolustaa ja voi lisätä kannattajia.
    }
}
decision-war = { $who } valitsee, mikä ulkoinen konflikti ratkaistaan seuraavaksi: { $leaders_plural }.
decision-monument = { $who } voi rakentaa tähän: { $monuments_or }.
decision-treasure = { $who } valitsee otettavan aarteen: { $cells_or }.

# The same to whom it is put, above the controls of their panel.
ask-support = { $conflict_word ->
    [revolt] Sisäinen konflikti ({ $leader }), { $side_word ->
        [attacker] häviät
       *[defender] voitat
    } tasatilanteen: montako temppeliä lisäät?
   *[war] Ulkoinen konflikti ({ $leader_plural }), { $side_word ->
        [attacker] häviät
       *[defender] voitat
    } tasatilanteen: montako kannattajaa lisäät?
}
ask-war = Mikä ulkoinen konflikti ratkaistaan seuraavaksi?
ask-monument = Voit rakentaa monumentin. Minkä?
ask-treasure = Minkä aarteen otat?
