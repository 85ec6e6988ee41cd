# Osien lajit ja muut nimet.
component-leader = johtaja
word-catastrophe = katastrofi

# Mitä ne tekevät.
frame-count = Pelissä: { $count }.
frame-each = Kullekin pelaajalle: { $count }.
