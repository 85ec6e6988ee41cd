"""What lies in the box: the components as the tables in `data` list them, and the words for their effects."""
