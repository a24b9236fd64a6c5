"""Changes to a graph between AOTAutograd and capture, and what each asks of a call."""
