# למה השולחן מחכה.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] סכסוך פנימי ({ $leader_plural }), { $attack } מול { $defence }. תוקף: { $who }; אפשר לשחק מקדשים.
       *[defender] סכסוך פנימי ({ $leader_plural }), { $attack } מול { $defence }; { $added ->
            [0] התוקף לא הוסיף מקדשים
            [one] התוקף הוסיף מקדש אחד
            [two] התוקף הוסיף שני מקדשים
           *[other] התוקף הוסיף { $added } מקדשים
        }. מותקף: { $who }; אפשר לשחק מקדשים.
    }
   *[war] { $side_word ->
        [attacker] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }. תוקף: { $who }; אפשר לשחק { $leader_cards }.
       *[defender] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }; { $added ->
            [0] התוקף לא הוסיף קלפים
            [one] התוקף הוסיף קלף אחד
            [two] התוקף הוסיף שני קלפים
           *[other] התוקף הוסיף { $added } קלפים
        }. מותקף: { $who }; אפשר לשחק { $leader_cards }.
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
