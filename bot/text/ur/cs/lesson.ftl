# První tahy: co říká každá strana výkladu pod obrázkem.
game-lesson-1 =
    ### Deska
    Máte **světlé** kameny. Všech sedm čeká vlevo nahoře, vaše řada je A. Cesta vede z A4 na A1, pak společnou řadou z B1 na B8 a přes A8 a A7 do cíle.
    Kostkami házím za vás, takže tah začíná vaším hodem.
game-lesson-2 =
    ### Čtyřka
    Padlo vám **4**. Nový kámen může vstoupit na čtvrté pole vaší cesty: A1, a to je **rozeta**. Zvolte **Nový kámen → A1**.
game-lesson-3 =
    ### Rozeta
    Kdo skončí na rozetě, **hází znovu**. Tah tedy máte pořád vy.
game-lesson-4 =
    ### Oba jsou na cestě
    Padla vám 1 a nasazujete druhý kámen na A4. Soupeři padla 3 a vstoupil na C2. Ve vlastní řadě nikdo nikoho nezajme; nebezpečí začíná na B1.
game-lesson-5 =
    ### Společná řada
    Padla vám 2: z A1 na B2. Tmavý kámen, který tam vstoupí, teď ten váš pošle na začátek. V bezpečí je jen rozeta **B4**, a navíc na ní házíte znovu.
    A to je všechno. Vyhrává, kdo má všech sedm kamenů v cíli první. Hodně štěstí!
