# Kaikkien pelien yhteiset sanat ja kielten nimet.
word-no-side = puoli valitsematta
word-on = päällä
word-off = pois
word-yes = kyllä
word-no = ei

language-en = englanti
language-cs = tšekki
language-fi = suomi
language-he = heprea
language-auto = sama kuin Discordissa
