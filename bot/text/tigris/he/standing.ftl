# מה אפשר להורות מראש לסכסוכים.
standing-about-any = כל מנהיג
standing-answer-never = לא להוסיף דבר
standing-answer-win = להוסיף בדיוק כמה שצריך כדי לנצח
standing-answer-count = { $count ->
    [one] להוסיף אריח אחד לכל היותר
    [two] להוסיף שני אריחים לכל היותר
   *[other] להוסיף { $count } אריחים לכל היותר
}
