"""Tests of Endeavor."""
