"""``python -m pyrite`` is ``pyrite``."""

import sys

from pyrite.cli import main

sys.exit(main())
