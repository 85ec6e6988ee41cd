# מילות המשחק.
word-light = בהיר
word-dark = כהה
word-new = כלי חדש
