"""What can go wrong, as exceptions with a stable word for programs."""

from __future__ import annotations


class Error(ValueError):
    """Something cannot be done. ``code`` is a stable word for it, the message says what to do."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self):
        return (type(self), (self.code, self.message))


class Refused(Error):
    """A decision was refused, and nothing has changed. ``rules`` are the rules that forbid it: number and words."""

    def __init__(self, code: str, message: str, rules: list[tuple[str, str]]) -> None:
        super().__init__(code, message)
        self.rules = rules

    def __str__(self) -> str:
        return "; ".join([self.message, *(f"{number}: {words}" for number, words in self.rules)])

    def __reduce__(self):
        return (type(self), (self.code, self.message, self.rules))
