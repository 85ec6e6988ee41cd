# Mitä pöydässä odotetaan.
decision-act = { $left ->
    [0] { $who }: molemmat toiminnot on käytetty. Päätä vuoro tai peru jotakin.
    [one] { $who }: { $left } toiminto jäljellä.
   *[other] Vuorossa on { $who }: { $left } toimintoa.
}
