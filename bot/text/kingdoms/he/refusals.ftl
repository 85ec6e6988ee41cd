# למה המהלך לא בוצע, ומה היה נכון.
refused-incomplete = במהלך ״{ $verb }״ משהו חסר או מיותר. אפשר לבחור אותו צעד אחר צעד בכפתורים.
refused-unknown-leader = אין מנהיג בשם ״{ $word }״. אפשר: { $leaders_or }.
refused-another-question = הפעולה עוד לא הסתיימה. קודם: { $verbs_or }.
refused-nothing-to-answer = אין כרגע שאלה כזאת. אפשר: { $verbs_or }.
refused-no-actions-left = שתי הפעולות שלך בוצעו. אפשר לסיים את התור, או לבטל אחת מהן.
