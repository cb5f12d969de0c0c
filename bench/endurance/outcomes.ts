import type { BackendReport } from './protocol.ts'

export type RequestOutcome =
  | 'answered'
  /** Refused before anything happened: 429, 503, or connection refused. */
  | 'refused'
  /** 502 or 504: the backend did not answer the proxy. */
  | 'backend-failed'
  /** The connection ended without an answer. */
  | 'cut'
  /** The proxy's own fault, such as another status. */
  | 'wrong'

export type Move = { readonly key: string; readonly endings: readonly RequestOutcome[] }

export class Outcomes {
  readonly #endings = new Map<string, Record<RequestOutcome, number>>()
  readonly #faults = new Map<string, number>()
  readonly #moves: Move[] = []
  /** Answers with another member's data. */
  foreignAnswers = 0
  /** Balances that differ from the member's. */
  wrongBalances = 0
  readonly loginDurationsMs: number[] = []

  countOutcome(phase: string, ending: RequestOutcome, request: string): void {
    const zeroCounts = { answered: 0, refused: 0, 'backend-failed': 0, cut: 0, wrong: 0 }
    const counts = this.#endings.get(phase) ?? zeroCounts
    counts[ending] += 1
    this.#endings.set(phase, counts)
    const isFault = ending === 'wrong' || ending === 'cut'
    if (isFault) {
      const name = `${phase}: ${request}`
      this.#faults.set(name, (this.#faults.get(name) ?? 0) + 1)
    }
  }

  addMove(move: Move): void {
    this.#moves.push(move)
  }

  total(ending: RequestOutcome, except: readonly string[] = []): number {
    return [...this.#endings]
      .filter(([phase]) => !except.includes(phase))
      .reduce((sum, [, counts]) => sum + counts[ending], 0)
  }

  /** Numbers of keys whose money moved more than once, did not move although answered, or moved although refused. */
  moneyFaults({ moves }: BackendReport): { twice: number; missing: number; afterRefusal: number } {
    const timesOf = ({ key }: Move) => moves[key] ?? 0
    const isOnlyRefused = (move: Move) => move.endings.every((ending) => ending === 'refused')
    return {
      twice: Object.values(moves).filter((times) => times > 1).length,
      missing: this.#moves.filter(
        (move) => move.endings.includes('answered') && timesOf(move) === 0,
      ).length,
      afterRefusal: this.#moves.filter((move) => isOnlyRefused(move) && timesOf(move) > 0).length,
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
    for (const [phase, counts] of this.#endings) {
      const cells = columns.map((name) => String(counts[name]).padStart(15))
      console.log([phase.padEnd(22), ...cells].join(''))
    }
    for (const [name, times] of this.#faults) console.log(`  ${times} × ${name}`)
  }
}
