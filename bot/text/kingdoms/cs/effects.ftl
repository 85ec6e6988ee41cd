# Druhy součástí a jak se ještě jmenují.
component-leader = vůdce
word-catastrophe = katastrofa

# Co dělají.
frame-count = Ve hře: { $count }.
frame-each = Pro každého hráče: { $count }.
