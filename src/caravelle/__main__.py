"""`python -m caravelle` is the command `caravelle`."""

from .cli import main

if __name__ == "__main__":
    main()
