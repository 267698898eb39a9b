// A lesson in the making: what is tried, what comes of it, and how far the learner has come.
import { beforeEach, expect, test, vi } from 'vitest'
import type { AttemptResult, Lesson } from '../../src/protocol'
import { LessonProgress } from '../../src/lessons/lesson_progress.svelte'
import { bringTexts, speak, t } from '../../src/text/text.svelte'

const STEPS = ['lay', 'fit', 'turn'].map((name) => ({
  name,
  rule: 'S4.1',
  view: { game: 'saboteur', options: {}, before: name },
  prompt: { what: 'lay_or_play', seat: 0, since: 0, choices: [] },
}))
const RIGHT = {
  result: 'right',
  view: { game: 'saboteur', options: {}, after: true },
  events: [{ kind: 'laid' }],
} as unknown as AttemptResult
const ILLEGAL = { result: 'illegal', why: { code: 'illegal', text: 'does_not_fit', rule: 'S4.2' } } as unknown as AttemptResult

const kept = new Map<string, string>()
const asked: string[] = []
let answer: AttemptResult | null = null
let steps: unknown[] = STEPS

beforeEach(() => {
  kept.clear()
  steps = STEPS
  asked.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    asked.push(`${how.method} ${path} ${typeof how.body === 'string' ? how.body : ''}`.trim())
    if (how.method === 'GET') return new Response(JSON.stringify({ steps } as unknown as Lesson))
    return new Response(JSON.stringify(answer ?? { why: { code: 'no_such_action', text: '' } }), { status: answer ? 200 : 422 })
  })
})

async function begun(game = 'saboteur'): Promise<LessonProgress> {
  const study = new LessonProgress(game)
  await study.load()
  return study
}

const play = (study: LessonProgress, action = 'NESW@1,0') => study.send({ do: 'play', action })

test('what is right changes the board and ends the step', async () => {
  const study = await begun()
  expect(study.prompt).toMatchObject({ what: 'lay_or_play', seat: 0 })
  answer = RIGHT
  expect(await play(study)).toMatchObject({ ok: true })
  expect(asked.at(-1)).toBe('POST /api/lessons/saboteur/0 {"action":"NESW@1,0"}')
  expect(study.outcome).toBe('right')
  expect(study.view).toEqual(RIGHT.view)
  expect(study.happened[0]?.events).toEqual(RIGHT.events)
  expect(study.prompt).toBeNull()
})

test('what is against the rules is refused with its rule, and the board stays', async () => {
  const study = await begun()
  answer = ILLEGAL
  expect(await play(study)).toEqual({ ok: false, why: ILLEGAL.why })
  expect(study.outcome).toBe('illegal')
  expect(study.why?.rule).toBe('S4.2')
  expect(study.view).toEqual(STEPS[0]!.view)
  expect(study.prompt).not.toBeNull()
})

test('something else that is legal is not a mistake, and can be tried again', async () => {
  const study = await begun()
  answer = { result: 'other', view: RIGHT.view } as unknown as AttemptResult
  expect(await play(study)).toMatchObject({ ok: true })
  expect(study.outcome).toBe('other')
  expect(study.view).toEqual(STEPS[0]!.view)
  answer = RIGHT
  await play(study)
  expect(study.outcome).toBe('right')
})

test('a vote and a discarded card are answered as such, and not as a misplaced card', async () => {
  await speak('en')
  await bringTexts('lost-mines-lesson')
  const choices = [
    { action: 'vote', verb: 'vote' },
    { action: 'discard:troll', verb: 'discard' },
    { action: 'troll@2,2E', verb: 'troll' },
  ]
  steps = [{ ...STEPS[0]!, name: 'troll', prompt: { ...STEPS[0]!.prompt, choices } }]
  const study = await begun('lost-mines')
  answer = { result: 'other', view: RIGHT.view } as unknown as AttemptResult
  const remarks: string[] = []
  for (const { action } of choices) {
    await play(study, action)
    remarks.push(study.remark)
  }
  expect(remarks).toEqual(['instead-vote', 'instead-discard', 'troll-other'].map((id) => t(`lesson-lost-mines-${id}`)))
  answer = { result: 'other', answer: 'hint' } as unknown as AttemptResult
  await play(study, 'discard:troll')
  expect(study.remark).toBe(t('lesson-lost-mines-troll-hint')) // what the step says about a move goes before its kind
})

test('what is not an action leaves the step as it is', async () => {
  const study = await begun()
  answer = null
  expect(await play(study, 'nonsense')).toMatchObject({ ok: false })
  expect(study.outcome).toBeNull()
  expect(await study.send({ do: 'pause' } as unknown as Parameters<LessonProgress['send']>[0])).toMatchObject({ ok: false })
})

test('a hint and what is said about a try take the place of each other', async () => {
  const study = await begun()
  answer = ILLEGAL
  study.hint()
  await play(study)
  expect([study.outcome, study.hinted]).toEqual(['illegal', false])
  study.hint()
  expect([study.outcome, study.why, study.hinted]).toEqual([null, null, true])
})

test('a step begins afresh whenever it is shown', async () => {
  const study = await begun()
  answer = ILLEGAL
  await play(study)
  study.hinted = true
  study.go(1)
  study.go(0)
  expect([study.outcome, study.why, study.hinted, study.happened]).toEqual([null, null, false, []])
})

test('the lesson continues where it was left, and starts again once it was done', async () => {
  const study = await begun()
  study.go(1)
  study.go(2)
  study.go(0)
  expect(kept.get('pyrite.lesson.saboteur')).toBe('2')
  expect((await begun()).at).toBe(2)
  study.go(3)
  expect(study.isDone).toBe(true)
  expect((await begun()).at).toBe(0)
})

test('what is remembered and makes no sense is forgotten', async () => {
  for (const nonsense of ['x', '-2', '1.5', '99']) {
    kept.set('pyrite.lesson.saboteur', nonsense)
    expect((await begun()).at).toBe(0)
  }
})
