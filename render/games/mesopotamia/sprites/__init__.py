"""What only the pictures of Mesopotamia show: land between rivers, armies, events, seals, tokens."""
