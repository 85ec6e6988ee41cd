# Paneelin neuvo.
button-advise = Miksi nämä?

advice-heading = **Lupaavimmat siirrot, paras ensin:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# sitten: { $then }
advice-yours = -# Valinta on sinun: mitään ei pelata, ennen kuin painat.
advice-none = Tähän kysymykseen minulla ei ole neuvoa.
advice-off = Täällä ei ehdoteta siirtoja. Jos pöytä sallii, `/settings proposals` ottaa ne käyttöön.
