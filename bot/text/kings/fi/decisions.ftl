# Mitä pöydässä odotetaan.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] Sisäinen konflikti ({ $leader_plural }), { $attack }–{ $defence }. { $who } hyökkää ja voi pelata temppeleitä.
       *[defender] Sisäinen konflikti ({ $leader_plural }), { $attack }–{ $defence }, { $added ->
            [0] hyökkääjä ei pelannut temppeleitä
            [one] hyökkääjä pelasi { $added } temppelin
           *[other] hyökkääjä pelasi { $added } temppeliä
        }. { $who } puolustaa ja voi pelata temppeleitä.
    }
   *[war] { $side_word ->
        [attacker] Ulkoinen konflikti ({ $leader_plural }), { $attack }–{ $defence }. { $who } hyökkää ja voi pelata { $leader_cards }.
       *[defender] Ulkoinen konflikti ({ $leader_plural }), { $attack }–{ $defence }, { $added ->
            [0] hyökkääjä ei pelannut kortteja
            [one] hyökkääjä pelasi { $added } kortin
           *[other] hyökkääjä pelasi { $added } korttia
        }. { $who } puolustaa ja voi pelata { $leader_cards }.
    }
}
decision-war = { $who } valitsee, mikä ulkoinen konflikti ratkaistaan seuraavaksi: { $leaders_plural }.
decision-treasure = { $who } voi ottaa aarteen pelaamalla sen tilalle temppelin kädestään: { $places_or }.
decision-ship = { $who } voi rakentaa tähän: { $ships_or }.
decision-point = { $who } voi pelata { $colour_genitive } kortin kädestään voittopakkaansa ja saada { $source_word ->
    [card] pisteen pelatusta kortista
    [ship] pisteen laivasta
    [revolt] pisteen sisäisestä konfliktista
   *[war] pisteen ulkoisesta konfliktista
}.

# The same to whom it is put, above the controls of their panel.
ask-point = Voit pelata { $colour_genitive } kortin kädestäsi voittopakkaasi ja saada { $source_word ->
    [card] pisteen pelatusta kortista
    [ship] pisteen laivasta
    [revolt] pisteen sisäisestä konfliktista
   *[war] pisteen ulkoisesta konfliktista
}. Pelaatko?
ask-treasure = Voit ottaa aarteen pelaamalla sen tilalle temppelin kädestäsi. Minkä?
ask-support = { $conflict_word ->
    [revolt] Sisäinen konflikti ({ $leader_plural }), { $side_word ->
        [attacker] häviät
       *[defender] voitat
    } tasatilanteen: montako temppeliä pelaat?
   *[war] Ulkoinen konflikti ({ $leader_plural }), { $side_word ->
        [attacker] häviät
       *[defender] voitat
    } tasatilanteen: montako korttia pelaat?
}
ask-war = Mikä ulkoinen konflikti ratkaistaan seuraavaksi?
ask-ship = Voit rakentaa laivan. Minkä?
