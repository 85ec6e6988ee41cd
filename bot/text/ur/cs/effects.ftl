# Co dělají pole a kameny.

# Druhy součástí.
component-square = pole
component-piece = kámen

# Co dělají.
frame-own = Pole { $number } z celkových { $count } na cestě řady { $row }; přijde sem jen tento hráč.
frame-shared = Pole { $number } z celkových { $count } na cestách obou hráčů.
frame-capture = Kdo tu skončí, zajme kámen soupeře.
frame-crossed = Pole { $number }/{ $count } na cestě řady { $row }.
frame-capture-again = Kdo tu zajme kámen soupeře, hází znovu.
frame-safe = Kámen je tu v bezpečí.
frame-rosette = Rozeta: kdo tu skončí, hází znovu.
frame-leaves = Odtud vyjde z desky hodem { $number }.
frame-leaves-row = Hráč řady { $row } odtud vyjde z desky hodem { $number }.
frame-race = Nasadí se, projde cestu (polí: { $count }) a ven: kdo první vyvede všechny, vítězí.
frame-each = Pro každého hráče: { $count }.
