# Co lze předem přikázat pro konflikty.
standing-attack = Když útočím
standing-defence = Když se bráním
standing-about-any = kterýkoli vůdce
standing-about-priest = kněz
standing-about-farmer = farmář
standing-about-trader = obchodník
standing-about-king = král
standing-answer-never = nic nepřidávat
standing-answer-win = přidat právě tolik, aby to stačilo k výhře
standing-answer-count = { $count ->
    [one] přidat nejvýš { $count } kartičku
    [few] přidat nejvýš { $count } kartičky
   *[other] přidat nejvýš { $count } kartiček
}
