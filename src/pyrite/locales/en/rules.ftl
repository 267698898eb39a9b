### The rules in the app. The rules themselves are in docs/rules; these are the texts around them.

rules-of = Rules: { $game }
rules-which = Which game
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A word, or a number such as { $example }
rules-search-clear = Clear the search
# Of a search: passages are rules, paragraphs and tables.
rules-found = { $count ->
        [0] Nothing found. Try fewer letters.
        [one] 1 passage found
       *[other] { $count } passages found
    }
rules-print = Print
rules-top = Back to the top
rules-untranslated = These rules are not translated yet, so they are shown in English.
rules-not-loaded = The rules could not be loaded. Check your connection and reload the page.
rules-picture = Example: { $caption }

rules-marks = What the marks mean
rules-mark-assumed = assumed
rules-mark-assumed-text = The rulebooks don’t say, so we decided.
rules-mark-R = reconstructed
rules-mark-R-text = The rulebooks do not say what is in the box. This is our reconstruction; it adds up to every known total. If you own the game, you can play with its real card counts.

box-count = { $count }×
# How many cards a part of the box has in all.
box-total = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

rule-open-page = Full rules
rule-missing = There is no rule { $rule }.
