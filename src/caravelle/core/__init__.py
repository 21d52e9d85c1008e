"""The engine's core: kernel, decisions, events, journal, match. It knows no game by name."""
