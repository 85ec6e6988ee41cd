# Co lze předem přikázat pro konflikty.
standing-about-any = kterýkoli vůdce
standing-answer-never = nic nepřidávat
standing-answer-win = přidat právě tolik, aby to stačilo k výhře
standing-answer-count = { $count ->
    [one] přidat nejvýš { $count } kartičku
    [few] přidat nejvýš { $count } kartičky
   *[other] přidat nejvýš { $count } kartiček
}
