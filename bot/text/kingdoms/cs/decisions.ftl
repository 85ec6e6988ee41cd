# Na co se u stolu čeká.
decision-act = { $left ->
    [0] { $who }: obě akce jsou vyčerpané. Ukončete tah, nebo něco vezměte zpět.
    [one] { $who }: zbývá { $left } akce.
    [few] Na tahu je { $who }: { $left } akce.
   *[other] Na tahu je { $who }: { $left } akcí.
}
