import type { BackendReport } from './protocol.ts'

export type Ending =
  | 'answered'
  /** Refused before anything happened: 429, 503, or connection refused. */
  | 'refused'
  /** 502 or 504: the backend did not answer the proxy. */
  | 'backend-failed'
  /** The connection ended without an answer. */
  | 'cut'
  | 'wrong'

export type Move = { readonly key: string; readonly endings: readonly Ending[] }

export class Outcomes {
  readonly #endings = new Map<string, Record<Ending, number>>()
  readonly #wrong = new Map<string, number>()
  readonly #moves: Move[] = []
  foreignFigures = 0
  wrongFigures = 0
  /** Milliseconds. */
  readonly loginWaits: number[] = []

  count(phase: string, ending: Ending, what: string): void {
    const none = { answered: 0, refused: 0, 'backend-failed': 0, cut: 0, wrong: 0 }
    const counts = this.#endings.get(phase) ?? none
    counts[ending] += 1
    this.#endings.set(phase, counts)
    const isFault = ending === 'wrong' || ending === 'cut'
    if (isFault) {
      const name = `${phase}: ${what}`
      this.#wrong.set(name, (this.#wrong.get(name) ?? 0) + 1)
    }
  }

  addMove(move: Move): void {
    this.#moves.push(move)
  }

  total(ending: Ending, except: readonly string[] = []): number {
    return [...this.#endings]
      .filter(([phase]) => !except.includes(phase))
      .reduce((sum, [, counts]) => sum + counts[ending], 0)
  }

  /** Money moved more than once, answered without being moved, or moved although refused. */
  moneyFaults({ moves }: BackendReport): { twice: number; missing: number; afterRefusal: number } {
    const timesOf = ({ key }: Move) => moves[key] ?? 0
    const isOnlyRefused = (move: Move) => move.endings.every((ending) => ending === 'refused')
    return {
      twice: Object.values(moves).filter((times) => times > 1).length,
      missing: this.#moves.filter((m) => m.endings.includes('answered') && timesOf(m) === 0).length,
      afterRefusal: this.#moves.filter((move) => isOnlyRefused(move) && timesOf(move) > 0).length,
    }
  }

  moneyCalls(): number {
    return this.#moves.length
  }

  print(): void {
    const columns: readonly Ending[] = ['answered', 'refused', 'backend-failed', 'cut', 'wrong']
    console.log(['phase'.padEnd(22), ...columns.map((name) => name.padStart(15))].join(''))
    for (const [phase, counts] of this.#endings) {
      const cells = columns.map((name) => String(counts[name]).padStart(15))
      console.log([phase.padEnd(22), ...cells].join(''))
    }
    for (const [name, times] of this.#wrong) console.log(`  ${times} × ${name}`)
  }
}
