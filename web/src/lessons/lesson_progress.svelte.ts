// One lesson in progress: the step, its position, what was tried, and the result. The server knows what is right.
import { store, stored } from '../storage'
import { attempt, Declined, lessonOf } from '../net/api'
import type { PlayableTable } from '../net/table_state'
import type { Answer, Wish } from '../net/remote_table.svelte'
import type { GameView, Happened, Lesson, LessonStep, Prompt, RefusalReason, TableSeen, You } from '../protocol'
import { quietTable } from '../table/quiet_table'
import { t, textIfKnown } from '../text/text.svelte'

export type Outcome = 'right' | 'other' | 'illegal'

const LEARNER: You = { seat: 0, seats: [0], host: false, muted: [] }

export class LessonProgress implements PlayableTable {
  lesson = $state.raw<Lesson | null>(null)
  /** The step that is shown; one more than there are steps when all is done. */
  at = $state(0)
  /** How far the learner has come so far. */
  reached = $state(0)
  outcome = $state<Outcome | null>(null)
  why = $state.raw<RefusalReason | null>(null)
  /** What kind of move was tried last, and the step's own answer to it. */
  private tried = $state.raw<{ verb: string; answer: string | null }>({ verb: '', answer: null })
  hinted = $state(false)
  trouble = $state.raw<Declined['why'] | null>(null)
  happened = $state.raw<readonly Happened[]>([])
  private after = $state.raw<GameView | null>(null)

  readonly code = ''
  readonly you = LEARNER
  readonly presence = null
  readonly talk = []

  constructor(readonly game: string) {
    const before = Number(stored(`lesson.${game}`) ?? 0)
    this.reached = Number.isInteger(before) && before > 0 ? before : 0
  }

  readonly steps = $derived(this.lesson?.steps.length ?? 0)
  readonly step: LessonStep | null = $derived(this.lesson?.steps[this.at] ?? null)
  readonly isDone = $derived(this.lesson !== null && this.at >= this.steps)
  readonly view: GameView | null = $derived(this.after ?? this.step?.view ?? null)
  readonly prompt: Prompt | null = $derived(this.step && this.outcome !== 'right' ? { ...this.step.prompt, since: this.at + 1 } : null)
  readonly info: TableSeen | null = $derived.by(() => (this.view ? lessonTable(this.game, this.view) : null))

  now(): number {
    return 0
  }

  async load(): Promise<void> {
    try {
      this.lesson = await lessonOf(this.game)
      this.go(this.reached >= this.lesson.steps.length ? 0 : this.reached)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      this.trouble = error.why
    }
  }

  /** Shows a step from its beginning. */
  go(step: number): void {
    this.at = Math.max(0, Math.min(this.steps, step))
    this.outcome = null
    this.why = null
    this.hinted = false
    this.after = null
    this.happened = []
    if (this.at > this.reached) {
      this.reached = this.at
      store(`lesson.${this.game}`, String(this.at))
    }
  }

  /** What is said about a move that is allowed, yet not what the step asks for: by the step, or else about its kind. */
  get remark(): string {
    const { verb, answer } = this.tried
    const byKind = answer ? null : textIfKnown(`lesson-${this.game}-instead-${verb}`)
    return byKind ?? this.text(answer ?? 'other')
  }

  /** The text of a step, by what it is: its title without a name. */
  text(what: string | null): string {
    return this.step ? t(`lesson-${this.game}-${this.step.name}${what ? `-${what}` : ''}`) : ''
  }

  /** In a lesson every try is only a question: the server does not save it. */
  askWhy(action: string): Promise<Answer> {
    return this.send({ do: 'play', action })
  }

  /** Shows the hint, in place of what was said about the last try. */
  hint(): void {
    this.hinted = true
    this.outcome = null
    this.why = null
  }

  /** A try, in the way a command is sent to a table. */
  async send(wish: Wish): Promise<Answer> {
    if (wish.do !== 'play') return { ok: false, why: { code: 'bad_message', text: '' } }
    try {
      const told = await attempt(this.game, this.at, wish.action)
      this.hinted = false
      const verb = this.step?.prompt.choices?.find(({ action }) => action === wish.action)?.verb ?? ''
      this.tried = { verb, answer: told.answer ?? null }
      this.outcome = told.result as Outcome
      this.why = told.why ?? null
      if (told.result === 'right' && told.view) {
        this.after = told.view
        this.happened = [{ seq: 1, at: 0, what: { kind: 'stepped', seat: 0 }, events: told.events ?? [] }]
      }
      return told.why ? { ok: false, why: told.why } : { ok: true, seat: null, link: null, code: null }
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      return { ok: false, why: error.why as RefusalReason }
    }
  }
}

function lessonTable(game: string, { options }: GameView): TableSeen {
  const names = [t('lesson-you'), t('lesson-player-1'), t('lesson-player-2')]
  return quietTable({ game, options, names, status: 'playing' })
}
