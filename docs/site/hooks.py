"""Changes pages for the documentation site, which has only the files below docs/."""

import re

OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?:src|tests|deploy|examples|bench|LICENSE)[^)]*\)")
DRAWN = re.compile(r"!\[([^\]]*)\]\((?:example|box):[^)]*\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """Shows links to files of the repository as plain text, and drawn examples of rules as their descriptions.

    >>> on_page_markdown("see [settings.py](../src/pyrite/server/settings.py) and [bots](bots.md)")
    'see settings.py and [bots](bots.md)'
    """
    return DRAWN.sub(r"*\1*", OUTSIDE.sub(r"\1", markdown))
