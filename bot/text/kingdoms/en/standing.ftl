# What can be ordered in advance for conflicts.
standing-attack = When I attack
standing-defence = When I am attacked
standing-about-priest = the priest
standing-about-farmer = the farmer
standing-about-trader = the trader
standing-about-king = the king
