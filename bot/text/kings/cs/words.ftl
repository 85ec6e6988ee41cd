# Slova hry. Tvary za slovem jsou pro věty: 4. pád, „dva …“ a „pět …“; `cards` jsou karty vůdcovy barvy.
word-treasure = poklad
    .accusative = poklad

word-king = král
    .accusative = krále
    .few = králové
    .many = králů
    .cards = osady
word-trader = obchodník
    .accusative = obchodníka
    .few = obchodníci
    .many = obchodníků
    .cards = tržiště
word-priest = kněz
    .accusative = kněze
    .few = kněží
    .many = kněží
    .cards = chrámy
word-farmer = farmář
    .accusative = farmáře
    .few = farmáři
    .many = farmářů
    .cards = farmy

word-black = černá
    .one = černý
    .accusative = černou
word-green = zelená
    .one = zelený
    .accusative = zelenou
word-red = červená
    .one = červený
    .accusative = červenou
word-blue = modrá
    .one = modrý
    .accusative = modrou

word-blue-black = modro-černá loď
    .accusative = modro-černou loď
word-blue-green = modro-zelená loď
    .accusative = modro-zelenou loď
word-blue-red = modro-červená loď
    .accusative = modro-červenou loď

word-vase = váza
