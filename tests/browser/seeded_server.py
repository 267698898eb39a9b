"""`pyrite serve` at which a test chooses the next deal: `python -m tests.browser.seeded_server FILE serve …`.

A secret of a game answers all of its chance, so a test that writes one to FILE knows what the next game deals. It is
used once; without one, every deal is the same. Bots decide ties in the same way every time.
"""

import base64
import secrets
import sys
from pathlib import Path

from pyrite.cli import main
from pyrite.fairness import SECRET_BYTES

BOT_SEED = "00" * 16
USUAL_SECRET = bytes(SECRET_BYTES)


def choose_deals(file: Path) -> None:
    """Takes the secret of the next game from the file, where there is one; else the usual one."""
    token_bytes = secrets.token_bytes

    def chosen_bytes(nbytes: int | None = None) -> bytes:
        if nbytes != SECRET_BYTES:
            return token_bytes(nbytes)
        if not file.exists():
            return USUAL_SECRET
        secret = file.read_bytes()
        file.unlink()
        return secret

    def chosen_hex(nbytes: int | None = None) -> str:
        return BOT_SEED if nbytes == len(BOT_SEED) // 2 else token_bytes(nbytes).hex()

    def other_url(nbytes: int | None = None) -> str:
        return base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b"=").decode()  # not a secret meant for a game

    secrets.token_bytes = chosen_bytes
    secrets.token_hex = chosen_hex
    secrets.token_urlsafe = other_url


if __name__ == "__main__":
    choose_deals(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
