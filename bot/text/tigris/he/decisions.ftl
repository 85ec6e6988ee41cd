# למה השולחן מחכה.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] סכסוך פנימי ({ $leader }), { $attack } מול { $defence }. תוקף: { $who }; אפשר להוסיף מקדשים.
       *[defender] סכסוך פנימי ({ $leader }), { $attack } מול { $defence }; { $added ->
            [0] התוקף לא הוסיף מקדשים
            [one] התוקף הוסיף מקדש אחד
            [two] התוקף הוסיף שני מקדשים
           *[other] התוקף הוסיף { $added } מקדשים
        }. מותקף: { $who }; אפשר להוסיף מקדשים.
    }
   *[war] { $side_word ->
        [attacker] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }. תוקף: { $who }; אפשר להוסיף תומכים.
       *[defender] סכסוך חיצוני ({ $leader_plural }), { $attack } מול { $defence }; { $added ->
            [0] התוקף לא הוסיף תומכים
            [one] התוקף הוסיף תומך אחד
            [two] התוקף הוסיף שני תומכים
           *[other] התוקף הוסיף { $added } תומכים
        }. מותקף: { $who }; אפשר להוסיף תומכים.
    }
}
decision-war = הבחירה של { $who }: איזה סכסוך חיצוני ייפתר עכשיו? { $leaders_plural }.
decision-monument = { $who }: אפשר לבנות כאן { $monuments_or }.
decision-treasure = { $who }: יש לבחור אוצר: { $cells_or }.
