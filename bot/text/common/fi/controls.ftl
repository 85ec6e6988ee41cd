# Painikkeet ja valikot.
button-move = Tee siirto
button-hand = Käteni
button-undo = Peru
button-back = Takaisin
button-done = Valmis
button-join = Liity
button-leave = Poistu
button-computer = Lisää tietokone
button-dismiss = Poista tietokone
button-start = Aloita
button-page = Sivu { $number }

pick-verb = Mitä haluat tehdä?
pick-mark = Liity, puolesi on …
