"""Passwords of tables: what the log holds of one is a salted scrypt hash."""

import hashlib
import hmac
import secrets

SALT_BYTES = 16
COST = 2**12  # about 10 milliseconds and 4 MB for a guess


def hash_password(password: str) -> str:
    """A password as it is written down: salt and hash in hexadecimal."""
    salt = secrets.token_bytes(SALT_BYTES)
    return f"{salt.hex()}:{_scrypt(password, salt).hex()}"


def is_password(guess: str, hashed: str) -> bool:
    """Whether a guess is the password.

    >>> is_password("gold", hash_password("gold")), is_password("Gold", hash_password("gold"))
    (True, False)
    """
    salt, _, digest = hashed.partition(":")
    return hmac.compare_digest(_scrypt(guess, bytes.fromhex(salt)), bytes.fromhex(digest))


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, n=COST, r=8, p=1)
