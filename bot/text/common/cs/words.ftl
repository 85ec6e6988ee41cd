# Slova společná všem hrám a jména jazyků (jako příslovce: „mluvím česky“).
word-no-side = zatím bez strany
word-on = zapnuto
word-off = vypnuto
word-yes = ano
word-no = ne

language-en = anglicky
language-cs = česky
language-fi = finsky
language-he = hebrejsky
language-auto = jako v Discordu
