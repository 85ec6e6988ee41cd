# למה השולחן מחכה.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] סכסוך פנימי ({ $leader_plural }), { $attack } מול { $defence }. { $who } בהתקפה; אפשר לשחק מקדשים.
       *[defender] סכסוך פנימי ({ $leader_plural }), { $attack } מול { $defence }; בהתקפה { $added ->
            [0] לא נוספו מקדשים
            [one] נוסף מקדש אחד
            [two] נוספו שני מקדשים
           *[other] נוספו { $added } מקדשים
        }. { $who } בהגנה; אפשר לשחק מקדשים.
    }
   *[war] { $side_word ->
        [attacker] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }. { $who } בהתקפה; אפשר לשחק { $leader_cards }.
       *[defender] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }; בהתקפה { $added ->
            [0] לא נוספו קלפים
            [one] נוסף קלף אחד
            [two] נוספו שני קלפים
           *[other] נוספו { $added } קלפים
        }. { $who } בהגנה; אפשר לשחק { $leader_cards }.
    }
}
decision-war = הבחירה של { $who }: איזה סכסוך חיצוני ייפתר עכשיו? { $leaders_plural }.
decision-treasure = { $who }: אפשר לקחת אוצר תמורת מקדש מהיד: { $places_or }.
decision-ship = { $who }: אפשר לבנות כאן { $ships_or }.
decision-point = { $who }: אפשר להעביר קלף { $colour } מהיד לערמת הניצחון עבור { $source_word ->
    [card] הקלף ששוחק
    [ship] הספינה
    [revolt] הסכסוך הפנימי
   *[war] הסכסוך החיצוני
}.

# The same to whom it is put, above the controls of their panel.
ask-point = אפשר להעביר קלף { $colour } מהיד לערמת הניצחון עבור { $source_word ->
    [card] הקלף ששוחק
    [ship] הספינה
    [revolt] הסכסוך הפנימי
   *[war] הסכסוך החיצוני
}. להעביר?
ask-treasure = אפשר לקחת אוצר תמורת מקדש מהיד. איזה?
ask-support = { $conflict_word ->
    [revolt] סכסוך פנימי ({ $leader_plural }), תיקו הוא { $side_word ->
        [attacker] הפסד
       *[defender] ניצחון
    } שלך: כמה מקדשים לשחק?
   *[war] סכסוך חיצוני ({ $leader_plural }), תיקו הוא { $side_word ->
        [attacker] הפסד
       *[defender] ניצחון
    } שלך: כמה קלפים לשחק?
}
ask-war = איזה סכסוך חיצוני ייפתר עכשיו?
ask-ship = אפשר לבנות ספינה. איזו?
