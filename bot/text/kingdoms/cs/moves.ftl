# Tahy: jak se jmenují na tlačítkách, v nabídkách a u příkazů, a jak zní tah jako věta.
verb-leader = Umístit či přesunout vůdce
verb-treasure = Vzít poklad
verb-end = Ukončit tah
pick-leader = Kterého vůdce?
move-end = ukončit tah

# Kinds of moves on the first page of a panel.
kind-leader = Vůdce
piece-leader = { $one }
kind-end = Konec
kind-catastrophe = Katastrofa

# Labels beside a sign.
brief-leader = { $two }
brief-catastrophe = { $one }
brief-treasure = { $one }
