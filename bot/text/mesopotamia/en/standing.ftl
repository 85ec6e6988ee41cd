# What may be ordered in advance.
standing-tribe = When I play a tribe
standing-settlement = When I hold an enemy settlement
standing-tire = When fatigue takes a bone
standing-place = When I place bonus bones
standing-about-any = always
standing-answer-even = spread its bones evenly and play automatically
standing-answer-conquer = conquer it
standing-answer-destroy = destroy it
standing-answer-mobility-first = from mobility first
standing-answer-strength-first = from strength first
standing-answer-first = on the card with most room
