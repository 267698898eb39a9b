// No word that a person reads or hears is written into a component: all of them come from the texts.
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const COMPONENTS = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })

/** What is read out or shown of an element, besides what it holds. */
const READ = /^(aria-(label|description|roledescription|valuetext|placeholder|braillelabel)|title|placeholder|alt|label|hint|text)$/
/** Elements whose content is for machines, or the same in every language: the names of keys. */
const UNREAD = ['script', 'style', 'kbd', 'code']
/** Names that are the same in every language: the program's, and its fonts'. */
const NAMES = /\b(Pyrite|Alegreya Sans|Alegreya|Fluent|Svelte|clsx|Noble Hashes)\b/g

interface Part {
  type?: string
  name?: string
  [key: string]: unknown
}

const isPart = (one: unknown): one is Part => typeof one === 'object' && one !== null

function insides(part: Part): Part[] {
  return Object.entries(part)
    .filter(([key]) => key !== 'metadata' && key !== 'parent')
    .flatMap(([, inside]) => (Array.isArray(inside) ? inside : [inside]))
    .filter(isPart)
}

const hasWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text.replace(NAMES, '').replace(/&\w+;/g, ''))

/** The words that an expression can become: of its branches, sums and templates, not of what it compares or passes on. */
function spoken(expression: unknown): string[] {
  if (!isPart(expression)) return []
  const { type } = expression
  if (type === 'Literal') return hasWords(expression.value) ? [expression.value] : []
  if (type === 'ConditionalExpression') return [...spoken(expression.consequent), ...spoken(expression.alternate)]
  if (type === 'LogicalExpression') return [...spoken(expression.left), ...spoken(expression.right)]
  if (type === 'BinaryExpression') return expression.operator === '+' ? [...spoken(expression.left), ...spoken(expression.right)] : []
  if (type !== 'TemplateLiteral') return []
  const written = (expression.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked)
  return [...written.filter(hasWords), ...(expression.expressions as unknown[]).flatMap(spoken)]
}

/** Every word of a component's markup that does not come from the texts. */
function outside(part: Part): string[] {
  if (part.type === 'Text') return hasWords(part.data) ? [part.data.trim()] : []
  if (part.type === 'ExpressionTag') return spoken(part.expression)
  if (part.type === 'Attribute') return READ.test(part.name!) ? insides(part).flatMap(outside) : []
  if (part.type?.endsWith('Directive')) return []
  if (part.type === 'RegularElement' && UNREAD.includes(part.name!)) return []
  return insides(part).flatMap(outside)
}

const wordsOf = (source: string): string[] => outside(parse(source, { modern: true }).fragment as unknown as Part)

test.each(Object.keys(COMPONENTS))('%s says nothing but what the texts say', (file) => {
  expect(wordsOf(COMPONENTS[file]!)).toEqual([])
})

test('words in markup, attributes, branches and templates are found', () => {
  expect(wordsOf('<p>Hello <b>{name}</b></p>')).toEqual(['Hello'])
  expect(wordsOf('<button aria-label="Close" class="quiet">×</button>')).toEqual(['Close'])
  expect(wordsOf(`<img alt={open ? 'Shut' : t('open')} src="a.svg" />`)).toEqual(['Shut'])
  expect(wordsOf('{#if kind === "bot"}<i title="a {kind} here">{`${count} cards`}</i>{/if}')).toEqual(['a', 'here', ' cards'])
})

test('texts, numbers, signs, keys and the name of the program are not', () => {
  expect(wordsOf(`<p title={t('you')} class="warm" style:left="{x}px">{t('hello')} · {count} × <kbd>Esc</kbd> Pyrite&nbsp;</p>`)).toEqual(
    [],
  )
})
