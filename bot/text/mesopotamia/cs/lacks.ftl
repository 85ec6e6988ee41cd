# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-dice-left = Žádná nevyužitá kostka nezbyla.
lacks-no-room-to-build = Nic teď nemá kde stát: na patro je potřeba víc obyvatel, na hradby nebo osadu vaše oblast, kde ještě nestojí.
