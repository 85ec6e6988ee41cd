# Paneelin neuvo.
button-advise = Miksi nämä?

advice-heading = **Lupaavimmat siirrot, paras ensin:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# sitten: { $then }
advice-yours = -# Valinta on sinun: mitään ei pelata, ennen kuin painat.
advice-none = Tähän kysymykseen minulla ei ole neuvoa.
advice-off = Täällä ei ehdoteta siirtoja. Jos pöytä sallii, `/settings proposals` ottaa ne käyttöön.
command-table-why = Näyttää, miksi tietokone teki viime siirtonsa
why-line = `{ $number }` { $name }: { $move }. Pelaaja sillä paikalla ajattelee: { $why }.
why-bare = `{ $number }` { $name }: { $move }. Mikään kaikille näkyvä ei puhu sen puolesta.
why-beginner = -# Aloittelija tekee minkä tahansa siirron, joka näyttää vain vähän parasta huonommalta.
why-none = Mikään tietokone ei ole viime aikoina valinnut täällä siirtoa, jonka voisin selittää.
