"""`python -m kanly` is `kanly`."""

from kanly.cli import main

if __name__ == "__main__":
    main()
