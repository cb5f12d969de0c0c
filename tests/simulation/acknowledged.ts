import { DAY_MS } from '../../src/lib/durations.ts'

type AnsweredPress<Press> = { readonly answer: string; readonly press: Press }

/** Acknowledged results, which must stay true. Times are real, not those of the proxies' clock. */
export class Acknowledged<Press> {
  #limit: number
  readonly #limitRequests: { readonly value: number; readonly at: number }[] = []
  #confirmedAt = -Infinity
  #break = { from: Infinity, until: 0 }
  readonly #answers = new Map<string, AnsweredPress<Press>>()
  #contradiction: string | null = null

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The first contradiction between two answers; null: none. */
  get contradiction(): string | null {
    return this.#contradiction
  }

  /** Answers to successful presses, by their key. */
  get answers(): ReadonlyMap<string, AnsweredPress<Press>> {
    return this.#answers
  }

  /** What was told before binds no longer: it was lost, and the loss was noticed. */
  forget(): void {
    this.#limit = Infinity
    this.#break = { from: Infinity, until: 0 }
    this.#answers.clear()
  }

  asksForLimit(value: number, at: number): void {
    this.#limitRequests.push({ value, at })
  }

  confirms(at: number): void {
    this.#confirmedAt = at
  }

  limitIs(value: number): void {
    this.#limit = Math.min(this.#limit, value)
  }

  breakIs(now: number, until: number): void {
    const known = this.#break
    const from = now < known.until ? known.from : now
    this.#break = { from, until: Math.max(known.until, until) }
  }

  /** All presses with one key get the same answer. */
  answerIs(key: string, body: object, press: Press): void {
    const answer = JSON.stringify(body)
    const before = this.#answers.get(key)?.answer
    if (before !== undefined && before !== answer) this.contradict(key, before, answer)
    this.#answers.set(key, { answer, press })
  }

  contradict(key: string, before: string, after: string): void {
    this.#contradiction ??= `The player read ${before} under ${key}, and then ${after}.`
  }

  /** Whether deposits and games pressed at that time must be refused because of a break. */
  closes(pressedAt: number, now: number): boolean {
    return pressedAt > this.#break.from && now < this.#break.until
  }

  /** Why the limit or the break of a record cannot be true; a limit rises only by confirming a raise a day later. */
  whyWrong(value: number | null, breakUntil: number): string | null {
    if (breakUntil < this.#break.until) return 'A break that was acknowledged is gone.'
    if (value !== null && value <= this.#limit) return null
    const isRaised = this.#limitRequests.some(
      (one) => one.value === value && this.#confirmedAt - one.at >= DAY_MS,
    )
    if (value === null || !isRaised)
      return `The limit is ${value}, although ${this.#limit} was acknowledged.`
    this.#limit = value
    return null
  }
}
