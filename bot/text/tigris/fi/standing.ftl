# Mitä konflikteihin voi määrätä etukäteen.
standing-attack = Kun hyökkään
standing-defence = Kun puolustan
standing-about-any = mikä tahansa johtaja
standing-about-priest = pappi
standing-about-farmer = maanviljelijä
standing-about-trader = kauppias
standing-about-king = kuningas
standing-answer-never = en lisää mitään
standing-answer-win = lisään juuri voittoon tarvittavat
standing-answer-count = { $count ->
    [one] lisään enintään { $count } laatan
   *[other] lisään enintään { $count } laattaa
}
