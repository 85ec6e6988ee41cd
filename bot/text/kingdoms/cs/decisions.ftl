# Na co se u stolu čeká.
decision-act = { $left ->
    [0] { $who }: obě akce jsou vyčerpané. Ukončete tah, nebo něco vezměte zpět.
    [one] { $who }: zbývá { $left } akce.
    [few] Na tahu je { $who }: { $left } akce.
   *[other] Na tahu je { $who }: { $left } akcí.
}
ask-act = { $left ->
    [0] Obě akce jsou vyčerpané. Ukončit tah?
    [one] Zbývá { $left } akce. Co zahrajete?
    [few] { $left } akce. Co zahrajete?
   *[other] { $left } akcí. Co zahrajete?
}
