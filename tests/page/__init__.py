"""Tests of the page: its build, its words, and what people do there in a browser."""
