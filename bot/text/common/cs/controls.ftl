# Tlačítka a nabídky.
button-move = Táhnout
button-hand = Moje ruka
button-undo = Vzít zpět
button-back = Zpět
button-done = Hotovo
button-join = Přidat se
button-leave = Odejít
button-computer = Přidat počítač
button-dismiss = Odebrat počítač
button-start = Začít
button-start-alone = Začít o samotě
button-explain = Co možnosti znamenají?
button-options = Možnosti
button-page = Strana { $number }

pick-verb = Co uděláte?
pick-other-ways = { $verb }: jinak
pick-in-menu = { $verb } …
pick-in-menu-more = { $verb } s něčím navíc …
pick-in-menu-part = { $verb } … ({ $number } z { $count })
pick-game = Vybrat hru …
pick-mark = Přidat se jako …

button-more = Další
panel-page = Strana { $number } z { $count }.
panel-moved-on = Hra se mezitím posunula a rozepsaný tah už není možný.
panel-have = Máte: { $goods_numbered }.
panel-effect = **{ $numbers } { $name }**: { $text }
panel-lacking = ✗ { $name }: { $text }
mark-final = · nelze vzít zpět
sign-asks = ▸
picture-choices = Možnosti:
picture-proposals = Návrhy: { $proposals }
picture-places = Možná místa: { $places }
look-closer = Podívat se blíž …
panel-until = -# Tento panel platí do { $time }; pak stiskněte **Táhnout** a dostanete nový.
pick-people = Pozvat někoho …
