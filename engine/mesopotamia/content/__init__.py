"""What the components say: tables read once into frozen values, and checked."""
