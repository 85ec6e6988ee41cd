# Mitä pöydässä odotetaan.
decision-act = { $left ->
    [0] { $who }: molemmat toiminnot on käytetty. Päätä vuoro tai peru jotakin.
    [one] { $who }: { $left } toiminto jäljellä.
   *[other] Vuorossa on { $who }: { $left } toimintoa.
}
ask-act = { $left ->
    [0] Molemmat toiminnot on käytetty. Päätätkö vuoron?
    [one] { $left } toiminto jäljellä. Mitä pelaat?
   *[other] { $left } toimintoa. Mitä pelaat?
}
