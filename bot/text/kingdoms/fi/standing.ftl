# Mitä konflikteihin voi määrätä etukäteen.
standing-attack = Kun hyökkään
standing-defence = Kun puolustan
standing-about-priest = pappi
standing-about-farmer = maanviljelijä
standing-about-trader = kauppias
standing-about-king = kuningas
