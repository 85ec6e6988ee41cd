# Co lze přikázat předem.
standing-tribe = Když hraji za kmen
standing-settlement = Když držím cizí osadu
standing-tire = Když únava bere kůstku
standing-place = Když pokládám bonusové kůstky
standing-about-any = vždy
standing-answer-even = rozdělit kůstky rovnoměrně a hrát automaticky
standing-answer-conquer = dobýt ji
standing-answer-destroy = zničit ji
standing-answer-mobility-first = nejdřív z pohyblivosti
standing-answer-strength-first = nejdřív ze síly
standing-answer-first = na kartu s nejvíc volnými místy
