"""The tests of Caravelle."""
