# Slova hry. Tvary za slovem jsou pro věty: 4. pád, 2. pád, „dva …“ a „pět …“.

word-priest = kněz
    .accusative = kněze
    .few = kněží
    .many = kněží
word-farmer = farmář
    .accusative = farmáře
    .few = farmáři
    .many = farmářů
word-trader = obchodník
    .accusative = obchodníka
    .few = obchodníci
    .many = obchodníků
word-king = král
    .accusative = krále
    .few = králové
    .many = králů

word-red = červená
    .one = červený
    .few = červené
    .many = červených
word-blue = modrá
    .one = modrý
    .few = modré
    .many = modrých
word-green = zelená
    .one = zelený
    .few = zelené
    .many = zelených
word-black = černá
    .one = černý
    .few = černé
    .many = černých

word-pot = hrnčíř

word-temple-farm = červeno-modrý monument
word-temple-market = červeno-zelený monument
word-temple-settlement = červeno-černý monument
word-farm-market = modro-zelený monument
word-farm-settlement = modro-černý monument
word-market-settlement = zeleno-černý monument

word-standard = základní
word-advanced = pokročilá
