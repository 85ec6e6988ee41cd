# Co lze předem přikázat pro konflikty.
standing-attack = Když útočím
standing-defence = Když se bráním
standing-about-priest = kněz
standing-about-farmer = farmář
standing-about-trader = obchodník
standing-about-king = král
