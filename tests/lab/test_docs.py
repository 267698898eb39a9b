"""The examples in docs/lab.md are true."""

import doctest

from tests import ROOT


def test_the_examples_of_the_page_are_true():
    results = doctest.testfile(str(ROOT / "docs" / "lab.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 15
    assert results.failed == 0
