# Ensimmäinen vuoro sivu sivulta.
lesson-page = *Sivu { $number }/{ $count }*
button-lesson = Ensimmäinen vuoro: { $game }
button-lesson-leave = Takaisin oppituntiin
button-lesson-back = Takaisin
button-lesson-on = Eteenpäin
button-rules = Säännöt lyhyesti
button-lesson-try = Tee se itse
button-lesson-take-back = Peru valinta
lesson-task = **Tehtäväsi:** { $move }
lesson-task-right = ✓ Juuri niin.
lesson-task-other = Valitsit: **{ $move }**
lesson-task-goes-on = Sekin on sallittua. Opastus jatkuu näin: { $move }
