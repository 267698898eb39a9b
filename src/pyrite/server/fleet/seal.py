"""A seal on each message between workers: only those that know the key, which is in the database, are listened to."""

import hmac

LENGTH = 32  # bytes of a seal, which is in front of the message


class MessageSeal:
    """Seals and opens messages with one key."""

    def __init__(self, key: bytes) -> None:
        """All workers of a fleet have the same key."""
        self._key = key

    def put_on(self, subject: str, message: bytes) -> bytes:
        """The message with a seal that is good for this subject alone."""
        return self._of(subject, message) + message

    def open(self, subject: str, sealed: bytes) -> bytes | None:
        """The message without its seal; None if a worker of this fleet did not send it to this subject."""
        message = sealed[LENGTH:]
        is_ours = hmac.compare_digest(sealed[:LENGTH], self._of(subject, message))
        return message if is_ours else None

    def _of(self, subject: str, message: bytes) -> bytes:
        return hmac.digest(self._key, subject.encode() + b"\n" + message, "sha256")
