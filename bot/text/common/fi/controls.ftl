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
button-start-alone = Aloita yksin
button-explain = Mitä valinnat tarkoittavat?
button-options = Valinnat
button-page = Sivu { $number }

pick-verb = Mitä haluat tehdä?
pick-other-ways = { $verb }: muut tavat
pick-in-menu = { $verb } …
pick-in-menu-more = { $verb } lisineen …
pick-in-menu-part = { $verb } … ({ $number }/{ $count })
pick-game = Valitse peli …
pick-mark = Liity ja valitse puolesi …

button-more = Lisää
panel-page = Sivu { $number }/{ $count }.
panel-moved-on = Peli on edennyt, eikä aloittamasi siirto ole enää mahdollinen.
panel-have = Sinulla on: { $goods_numbered }.
panel-effect = **{ $numbers } { $name }**: { $text }
panel-lacking = ✗ { $name }: { $text }
mark-final = · ei voi perua
sign-asks = ▸
picture-choices = Vaihtoehtosi:
picture-proposals = Ehdotukset: { $proposals }
picture-places = Mahdolliset paikat: { $places }
look-closer = Katso tarkemmin …
panel-until = -# Tämä paneeli toimii { $time } asti; sen jälkeen paina **Tee siirto**, niin saat uuden.
pick-people = Kutsu pelaajia …
