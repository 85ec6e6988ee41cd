# למה השולחן מחכה.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] סכסוך פנימי ({ $leader }), { $attack } מול { $defence }. { $who } בהתקפה; אפשר להוסיף מקדשים.
       *[defender] סכסוך פנימי ({ $leader }), { $attack } מול { $defence }; בהתקפה { $added ->
            [0] לא נוספו מקדשים
            [one] נוסף מקדש אחד
            [two] נוספו שני מקדשים
           *[other] נוספו { $added } מקדשים
        }. { $who } בהגנה; אפשר להוסיף מקדשים.
    }
   *[war] { $side_word ->
        [attacker] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }. { $who } בהתקפה; אפשר להוסיף תומכים.
       *[defender] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }; בהתקפה { $added ->
            [0] לא נוספו תומכים
            [one] נוסף תומך אחד
            [two] נוספו שני תומכים
           *[other] נוספו { $added } תומכים
        }. { $who } בהגנה; אפשר להוסיף תומכים.
    }
}
decision-war = הבחירה של { $who }: איזה סכסוך חיצוני ייפתר עכשיו? { $leaders_plural }.
decision-monument = { $who }: אפשר לבנות כאן { $monuments_or }.
decision-treasure = { $who }: יש לבחור אוצר: { $cells_or }.

# The same to whom it is put, above the controls of their panel.
ask-support = { $conflict_word ->
    [revolt] סכסוך פנימי ({ $leader }), תיקו הוא { $side_word ->
        [attacker] הפסד
       *[defender] ניצחון
    } שלך: כמה מקדשים להוסיף?
   *[war] סכסוך חיצוני ({ $leader_plural }), תיקו הוא { $side_word ->
        [attacker] הפסד
       *[defender] ניצחון
    } שלך: כמה תומכים להוסיף?
}
ask-war = איזה סכסוך חיצוני ייפתר עכשיו?
ask-monument = אפשר לבנות מצבה. איזו?
ask-treasure = איזה אוצר לקחת?
