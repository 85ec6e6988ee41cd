# Co dělají pole a kameny.

# Druhy součástí.
component-square = pole
component-piece = kámen

# Co dělají.
frame-own = Pole { $number } ze { $count } na cestě řady { $row }; přijde sem jen její hráč.
frame-shared = Pole { $number } ze { $count } na cestách obou hráčů.
frame-capture = Kdo tu skončí, zajme kámen soupeře.
frame-crossed = Pole { $number } ze { $count } na cestě řady { $row }.
frame-capture-again = Kdo tu zajme kámen soupeře, hází znovu.
frame-safe = Kámen je tu v bezpečí.
frame-rosette = Rozeta: kdo tu skončí, hází znovu.
frame-leaves = Odtud kámen vyjde z desky hodem { $number }.
frame-leaves-row = Hráč řady { $row } odtud vyjde z desky hodem { $number }.
frame-race = Nasadí se, projde cestu o { $count } polích a opustí desku. Vítězí, kdo první vyvede všechny.
frame-each = Pro každého hráče: { $count }.
