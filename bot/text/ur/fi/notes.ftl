# Huomautukset siirtojen vieressä ja niiden lyhyet muodot painikkeissa.
note-to = ruutuun { $to }
note-captures = lyö nappulan
note-again = heität uudelleen
note-off = poistuu laudalta
tag-to = → { $to }
tag-captures = ⚔️
tag-again = 🏵️
gain-off = +{ $off } 🏁
# Mitä painikkeiden merkit tarkoittavat.
sign-captures = ⚔️ lyö nappulan
sign-again = 🏵️ heität uudelleen
sign-off = 🏁 poistuu laudalta
