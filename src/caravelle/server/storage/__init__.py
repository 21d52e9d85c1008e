"""What is kept in the database, and how it gets there: one writer thread, commits in groups."""
