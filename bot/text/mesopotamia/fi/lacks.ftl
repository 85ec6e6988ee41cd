# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-dice-left = Käyttämättömiä noppia ei ole.
lacks-no-room-to-build = Millekään ei nyt ole paikkaa: kerros vaatii enemmän väestöä, muuri tai asutus alueesi, jolla sellaista ei vielä ole.
