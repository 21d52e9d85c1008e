"""The game in a terminal: what is shown at a decision, and what can be typed there."""
