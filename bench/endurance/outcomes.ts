import type { BackendReport } from './protocol.ts'

export type RequestOutcome =
  | 'answered'
  /** Nothing happened: 429, 503, or the connection was refused. */
  | 'refused'
  /** 502 or 504: the backend did not answer the proxy. */
  | 'backend-failed'
  /** The connection ended without an answer. */
  | 'cut'
  /** The proxy's own fault, such as another status. */
  | 'wrong'

export type Move = { readonly key: string; readonly outcomes: readonly RequestOutcome[] }

export class Outcomes {
  readonly #counts = new Map<string, Record<RequestOutcome, number>>()
  readonly #faults = new Map<string, number>()
  readonly #moves: Move[] = []
  /** Answers with another member's data. */
  foreignAnswers = 0
  /** Balances that differ from the member's. */
  wrongBalances = 0
  readonly loginDurationsMs: number[] = []

  countOutcome(phase: string, outcome: RequestOutcome, request: string): void {
    const zeroCounts = { answered: 0, refused: 0, 'backend-failed': 0, cut: 0, wrong: 0 }
    const counts = this.#counts.get(phase) ?? zeroCounts
    counts[outcome] += 1
    this.#counts.set(phase, counts)
    const isFault = outcome === 'wrong' || outcome === 'cut'
    if (isFault) {
      const name = `${phase}: ${request}`
      this.#faults.set(name, (this.#faults.get(name) ?? 0) + 1)
    }
  }

  addMove(move: Move): void {
    this.#moves.push(move)
  }

  total(outcome: RequestOutcome, except: readonly string[] = []): number {
    return [...this.#counts]
      .filter(([phase]) => !except.includes(phase))
      .reduce((sum, [, counts]) => sum + counts[outcome], 0)
  }

  /** Numbers of keys whose money moved more than once, did not move although answered, or moved although refused. */
  moneyFaults({ moves }: BackendReport): {
    movedTwice: number
    answeredWithoutMoving: number
    movedAfterRefusal: number
  } {
    const timesOf = ({ key }: Move) => moves[key] ?? 0
    const isOnlyRefused = (move: Move) => move.outcomes.every((outcome) => outcome === 'refused')
    return {
      movedTwice: Object.values(moves).filter((times) => times > 1).length,
      answeredWithoutMoving: this.#moves.filter(
        (move) => move.outcomes.includes('answered') && timesOf(move) === 0,
      ).length,
      movedAfterRefusal: this.#moves.filter((move) => isOnlyRefused(move) && timesOf(move) > 0)
        .length,
    }
  }

  moneyCallCount(): number {
    return this.#moves.length
  }

  print(): void {
    const columns: readonly RequestOutcome[] = [
      'answered',
      'refused',
      'backend-failed',
      'cut',
      'wrong',
    ]
    console.log(['phase'.padEnd(22), ...columns.map((name) => name.padStart(15))].join(''))
    for (const [phase, counts] of this.#counts) {
      const cells = columns.map((name) => String(counts[name]).padStart(15))
      console.log([phase.padEnd(22), ...cells].join(''))
    }
    for (const [name, times] of this.#faults) console.log(`  ${times} × ${name}`)
  }
}
