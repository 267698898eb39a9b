"""Which names look alike: a part of the skeletons of Unicode TR39, enough for names at one table.

The table holds letters of Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic and Lisu that look like an ASCII letter,
from `confusables.txt` of Unicode Technical Standard 39 (version 15.1). Letters that Unicode itself calls variants of
an ASCII letter (fullwidth, mathematical) are found by NFKD. Digits and letters of other scripts are not covered.
"""

# ruff: noqa: RUF001

import unicodedata

# By the letter that they look like.
_LOOK_LIKE = {
    "2": "ƧϨꙄꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ𝈆",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "7": "𝈒",
    "8": "Ȣȣ",
    "9": "ⳊꝮ",
    "A": "ΑАᎪꓮ",
    "a": "ɑαа",
    "B": "ΒВᏴꓐꞴ",
    "b": "ƄЬᏏ",
    "C": "СᏟⲤꓚ",
    "c": "сᴄⲥꮯ",
    "D": "Ꭰꓓ",
    "d": "ԁᏧꓒ",
    "E": "ΕЕᎬꓰ",
    "e": "еҽꬲ",
    "F": "ϜꓝꞘ𝈓",
    "f": "քẝꞙꬵ",
    "G": "ԌᏀᏳꓖ",
    "g": "ƍɡցᶃ",
    "H": "ΗНᎻⲎꓧ",
    "h": "һհᏂ",
    "i": "ıɩɪͺιіӏᎥꙇꭵ",
    "J": "ͿЈᎫꓙꞲ",
    "j": "ϳј",
    "K": "ΚКᏦⲔꓗ",
    "L": "ᏞⳐꓡ𝈪",
    "l": "ƖǀΙІӀⲒꓲ",
    "M": "ΜϺМᎷⲘꓟ",
    "N": "ΝⲚꓠ",
    "n": "ոռ",
    "O": "ΟОՕⲞꓳ",
    "o": "οσоօᴏᴑⲟꬽ",
    "P": "ΡРᏢⲢꓑ",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "R": "ƦᎡᏒꓣ𝈖",
    "r": "гᴦⲅꭇꭈꮁ",
    "S": "ЅՏᏕᏚꓢ",
    "s": "ƽѕꜱꮪ",
    "T": "ΤТᎢⲦꓔ",
    "U": "Սꓴ",
    "u": "ʋυսᴜꞟꭎꭒ",
    "V": "ѴᏙꓦ𝈍",
    "v": "νѵᴠꮩ",
    "W": "ԜᎳᏔꓪ",
    "w": "ɯѡԝաᴡꮃ",
    "X": "ΧХⲬꓫꞳ",
    "x": "х",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "y": "ɣʏγуүᶌỿꭚ",
    "Z": "ΖᏃꓜ𐋵",
    "z": "ᴢꮓ",
}
_PROTOTYPES = {ord(letter): like for like, letters in _LOOK_LIKE.items() for letter in letters} | {
    ord("0"): "O",
    ord("1"): "l",
    ord("I"): "l",
    ord("|"): "l",
    ord("m"): "rn",
}
_VARIATION_SELECTORS = range(0xFE00, 0xFE10)


def skeleton(text: str) -> str:
    """The text with every letter replaced by the plainest one that looks like it.

    >>> skeleton("\N{CYRILLIC SMALL LETTER A}nn") == skeleton("ann")
    True
    """
    seen = (
        letter
        for letter in unicodedata.normalize("NFKD", text)
        if unicodedata.category(letter) != "Cf" and ord(letter) not in _VARIATION_SELECTORS
    )
    return unicodedata.normalize("NFD", "".join(seen).translate(_PROTOTYPES))


def look_alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other, in capital or in small letters.

    >>> look_alike("Ann", "ANN"), look_alike("Ian", "lan"), look_alike("Ian", "Lan")
    (True, True, False)
    """
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(other.casefold())
