# מה אפשר להורות מראש לסכסוכים.
standing-attack = בהתקפה שלי
standing-defence = כשתוקפים אותי
standing-about-any = כל מנהיג
standing-about-priest = כהן
standing-about-farmer = חוואי
standing-about-trader = סוחר
standing-about-king = מלך
standing-answer-never = לא להוסיף דבר
standing-answer-win = להוסיף בדיוק כמה שצריך כדי לנצח
standing-answer-count = { $count ->
    [one] להוסיף אריח אחד לכל היותר
   *[other] להוסיף עד { $count } אריחים
}
