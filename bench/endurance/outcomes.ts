import type { BackendReport } from './protocol.ts'

const requestOutcomes = [
  'answered',
  /** Nothing happened: 429, 503, or the connection was refused. */
  'refused',
  /** 502 or 504: the backend did not answer the proxy. */
  'backend-failed',
  /** The connection ended without an answer. */
  'connection-lost',
  /** The proxy's own fault, such as another status. */
  'proxy-fault',
] as const

export type RequestOutcome = (typeof requestOutcomes)[number]

export type MoneyCall = { readonly key: string; readonly outcomes: readonly RequestOutcome[] }

export class Outcomes {
  readonly #counts = new Map<string, Record<RequestOutcome, number>>()
  readonly #faults = new Map<string, number>()
  readonly #moneyCalls: MoneyCall[] = []
  /** Answers with another member's data. */
  foreignAnswers = 0
  /** Balances that differ from the member's. */
  wrongBalances = 0
  readonly loginDurationsMs: number[] = []

  record(phase: string, outcome: RequestOutcome, request: string): void {
    const zeroCounts = {
      answered: 0,
      refused: 0,
      'backend-failed': 0,
      'connection-lost': 0,
      'proxy-fault': 0,
    }
    const counts = this.#counts.get(phase) ?? zeroCounts
    counts[outcome] += 1
    this.#counts.set(phase, counts)
    const isFault = outcome === 'proxy-fault' || outcome === 'connection-lost'
    if (isFault) {
      const fault = `${phase}: ${request}`
      this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1)
    }
  }

  addMoneyCall(call: MoneyCall): void {
    this.#moneyCalls.push(call)
  }

  countOf(outcome: RequestOutcome, exceptPhases: readonly string[] = []): number {
    return [...this.#counts]
      .filter(([phase]) => !exceptPhases.includes(phase))
      .reduce((sum, [, counts]) => sum + counts[outcome], 0)
  }

  /** Numbers of keys whose money moved more than once, did not move although answered, or moved although refused. */
  moneyFaults({ moves }: BackendReport): {
    movedTwice: number
    answeredWithoutMoving: number
    movedAfterRefusal: number
  } {
    const moveCountOf = ({ key }: MoneyCall) => moves[key] ?? 0
    const isOnlyRefused = (call: MoneyCall) =>
      call.outcomes.every((outcome) => outcome === 'refused')
    return {
      movedTwice: Object.values(moves).filter((count) => count > 1).length,
      answeredWithoutMoving: this.#moneyCalls.filter(
        (call) => call.outcomes.includes('answered') && moveCountOf(call) === 0,
      ).length,
      movedAfterRefusal: this.#moneyCalls.filter(
        (call) => isOnlyRefused(call) && moveCountOf(call) > 0,
      ).length,
    }
  }

  moneyCallCount(): number {
    return this.#moneyCalls.length
  }

  print(): void {
    console.log(['phase'.padEnd(22), ...requestOutcomes.map((name) => name.padStart(17))].join(''))
    for (const [phase, counts] of this.#counts) {
      const cells = requestOutcomes.map((name) => String(counts[name]).padStart(17))
      console.log([phase.padEnd(22), ...cells].join(''))
    }
    for (const [fault, count] of this.#faults) console.log(`  ${count} × ${fault}`)
  }
}
