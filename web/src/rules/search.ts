// Finds words in the rules, ignoring accents and capitals.
import { plain, type Block, type Chapter } from './rules_text'

const ALIKE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss' }

/** A text without accents and capitals: `Żółw` becomes `zolw`. */
export function fold(text: string): string {
  return [...text].map(foldOne).join('')
}

function foldOne(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ALIKE[bare] ?? bare
}

/** The words of a query; all of them have to be found. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

export interface Segment {
  readonly text: string
  readonly hit: boolean
}

/** A text cut where the words are found in it. */
export function segments(text: string, words: readonly string[]): Segment[] {
  const letters = [...text]
  const folded = letters.map(foldOne)
  const hits = new Array<boolean>(letters.length).fill(false)
  const starts: number[] = [] // the letter that each folded letter came from
  folded.forEach((part, letter) => starts.push(...new Array<number>(part.length).fill(letter)))
  const whole = folded.join('')
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) hits[starts[i]!] = true
    }
  }
  const found: { text: string; hit: boolean }[] = []
  letters.forEach((letter, i) => {
    const last = found.at(-1)
    if (last && last.hit === hits[i]) last.text += letter
    else found.push({ text: letter, hit: hits[i]! })
  })
  return found
}

/** What is found or left out as one: a rule with its table and examples, a paragraph, another table, a part of the box. */
export type Passage = readonly Block[]

/** The passages of a chapter. */
export function passages(chapter: Chapter): Passage[] {
  const found: Block[][] = []
  for (const block of chapter.blocks) {
    const last = found.at(-1)
    const belongs = block.kind === 'example' || (block.kind === 'table' && last?.[0]?.kind === 'rule')
    if (last && belongs) last.push(block)
    else found.push([block])
  }
  return found
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'rule':
      return `${block.number} ${block.title}. ${plain(block.text)}`
    case 'text':
      return plain(block.text)
    case 'example':
      return plain(block.caption)
    case 'box':
      return block.title
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join(' ')
  }
}

/** Whether a passage has all the words. */
function matches(passage: Passage, words: readonly string[]): boolean {
  const text = fold(passage.map(textOf).join(' '))
  return words.every((word) => text.includes(word))
}

/** The chapters with only the passages that have all the words, and the number of these passages. */
export function search(chapters: readonly Chapter[], words: readonly string[]): { chapters: Chapter[]; count: number } {
  let count = 0
  const found = chapters.map((chapter) => {
    const kept = passages(chapter).filter((passage) => matches(passage, words))
    count += kept.length
    return { ...chapter, blocks: kept.flat() }
  })
  return { chapters: found.filter(({ blocks }) => blocks.length), count }
}
