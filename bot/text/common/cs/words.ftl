# Slova společná všem hrám a jména jazyků (po „mluvím“: 6. pád není třeba, stačí příslovce).
word-any = jakákoli
word-on = zapnuto
word-off = vypnuto
word-yes = ano
word-no = ne

language-en = anglicky
language-cs = česky
language-fi = finsky
language-he = hebrejsky
language-auto = jako v Discordu
