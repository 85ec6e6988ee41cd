# Mitä konflikteihin voi määrätä etukäteen.
standing-about-any = mikä tahansa johtaja
standing-answer-never = en lisää mitään
standing-answer-win = lisään juuri voittoon tarvittavat
standing-answer-count = { $count ->
    [one] lisään enintään { $count } laatan
   *[other] lisään enintään { $count } laattaa
}
