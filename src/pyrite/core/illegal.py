"""The error raised when somebody tries what the rules forbid."""


class IllegalAction(ValueError):
    """An action or draw that the rules forbid; `rule` is the number of the rule, `reason` says what it asks for."""

    def __init__(self, action: str, rule: str, reason: str) -> None:
        """For the action's text, the rule that forbids it and the reason in words."""
        super().__init__(f"{action}: {reason} ({rule})")
        self.action = action
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str, str]]:
        """Lets the error be pickled."""
        return IllegalAction, (self.action, self.rule, self.reason)
