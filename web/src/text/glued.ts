// Line breaks that a text must not have.

/**
 * A text with no line break after a word of one letter, before a dash, and between a number and its unit: wrong in Polish and
 * Czech, unwelcome in Russian, usual in English. A number is often a part of its own, so that its unit begins the next one.
 * "3–10" stays on one line, and no short part of a word is alone before or after a hyphen; our fonts have no hyphen that
 * does not break.
 */
export function glued(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])(\p{L}) /gu, '$1\u00a0')
    .replace(/ (?=[—–] )/g, '\u00a0')
    .replace(/(?<=^|\d) (?=[%sс](?!\p{L}))/gu, '\u00a0')
    .replace(/(?<=(?:č\.|nr|№)) (?=$|\d)/g, '\u00a0')
    .replace(/(?<!\p{L})(\p{L}{1,3}-)(?=\p{L})|(?<=\p{L})(-)(?=\p{L}{1,3}(?!\p{L}))/gu, '$1$2\u2060')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .replace(/ ?× ?/g, (found) => found.replaceAll(' ', '\u00a0'))
}
