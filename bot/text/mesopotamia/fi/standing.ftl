# Mitä voi määrätä etukäteen.
standing-tribe = Kun pelaan heimoa
standing-settlement = Kun hallussani on vieras asutus
standing-tire = Kun väsymys vie luun
standing-place = Kun asetan bonusluita
standing-about-any = aina
standing-answer-even = jaa luut tasan ja pelaa automaattisesti
standing-answer-conquer = valtaa se
standing-answer-destroy = tuhoa se
standing-answer-mobility-first = ensin liikkuvuudesta
standing-answer-strength-first = ensin voimasta
standing-answer-first = kortille, jolla on eniten tilaa
