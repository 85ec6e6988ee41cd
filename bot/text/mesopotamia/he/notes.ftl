# הערות ליד מהלך: מחיר, תועלת ודרישות.
note-price = מחיר: { $price_numbered }
note-gain = מתקבל: { $gain_numbered }
note-also = וגם: { $also_numbered }
note-rounds = בכל סיבוב: { $rounds }
note-any = משאבים כלשהם לתשלום: { $any }
note-kind = { $kind_word ->
    [six_rounds] לשישה סיבובים
    [end_vp] נקודות בסוף
   *[immediate] מיד
}
note-steps = מסלול האירועים +{ $steps }
note-population = מסלול האוכלוסייה +{ $population }
note-points = נקודות: { $points }
note-level = רמה { $level }
note-name = { $name }
note-signs = סימנים: { $signs }
note-activations = יחידות וספינות להזזה: { $activations }
note-builds = מבנים לבנייה: { $builds }
note-clay = חימר נדרש: { $clay }
note-tablets = לוחות מתקבלים: { $tablets }
note-discoveries = טכנולוגיות לשדרוג: { $discoveries }
note-gathers = משאבים לאיסוף: { $gathers }
note-trades = פעולות מסחר: { $trades }
note-bones = עצמות: { $bones }
note-units = יחידות לאימון: { $units }
note-count = קומה { $count }
note-dice = קובייה: { $dice_or }
note-to = התשלום אל { $to }
note-enemies = אויבים שם: { $enemies }
note-own = יחידות שלך שם: { $own }
note-event = { $event_word ->
    [down] אירוע לגילוי
   *[other] אירוע
}
note-blocked = חסום: אין משאבים או מבנים
note-left = עצמות שיישארו: { $left }
note-side = { $side_word ->
    [tribe] ההימור בשביל השבט
    [attack] בצד התוקף
   *[other] בצד המגן
}
note-against = מול: { $against }
note-fighters = הקלפים שלך: { $fighters }
note-facing = מולם: { $facing }
note-needs = דורש: { $needs_numbered }
note-met = מתקיים: { $met }
note-area = { $area }
note-around = ליד: { $around }
note-start = יתרון פתיחה: { $start } נק׳
gain-points = +{ $points } נק׳
gain-gain = +{ $gain_numbered }
gain-also = +{ $also_numbered }
gain-population = (מסלול האוכלוסייה +{ $population })
gain-steps = (מסלול האירועים +{ $steps })
gain-rounds = (בכל סיבוב: { $rounds })
gain-start = יתרון פתיחה +{ $start } נק׳
tag-price = −{ $price_numbered }
tag-any = { $any ->
    [one] −1 משאב כלשהו
   *[other] −{ $any } משאבים כלשהם
}
tag-area = ({ $area })
tag-around = · ליד: { $around }
tag-enemies = ⚔️ { $enemies }
tag-blocked = 🚫
tag-event = { $event_word ->
    [down] ❓
   *[other] 🚩
}
# מה מציינים הסימנים על הכפתורים.
sign-enemies = ⚔️ מספר האויבים שם
sign-blocked = 🚫 אזור חסום: אין משאבים או מבנים
sign-event = { $event_word ->
    [down] ❓ אירוע מוסתר שמתגלה
   *[other] 🚩 אירוע גלוי, לטובת מי ששולט באזור
}
label-kind = { $kind_word ->
    [six_rounds] לשישה סיבובים
    [end_vp] נקודות בסוף
   *[immediate] מיד
}
chosen-kind = { label-kind }
label-goes = { $goes }
