# Ensimmäinen vuoro sivu sivulta.
lesson-page = *Sivu { $number }/{ $count }*
button-lesson = Ensimmäinen vuoro: { $game }
button-lesson-back = Takaisin
button-lesson-on = Eteenpäin
button-rules = Säännöt lyhyesti
