# Trying things out.
command-try = Kokeile siirtoja vain itseksesi: pöydässä ei tapahdu mitään
try-begins = **Kokeilu.** Siirrät kaikkien puolesta. Muiden kädet ja tulevat nostot ovat keksittyjä; pöydässä ei tapahdu mitään.
try-goes-on = **Kokeilu.** Mikään tästä ei tapahdu pöydässä.
try-stale = **Kokeilu.** Painike kuului aiempaan asemaan. Olet nyt tässä.
try-thrown-away = Hylätty. Pöydässä ei huomattu mitään.
button-throw-away = Hylkää
refused-no-branch = En enää muista, mitä siinä kokeilit. `/try` aloittaa alusta.
