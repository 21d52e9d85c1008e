"""Tests of the measuring; none of them asserts a time."""
