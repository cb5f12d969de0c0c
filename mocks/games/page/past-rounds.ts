export type PastRound = {
  readonly at: number
  readonly stake: number
  readonly win: number
  readonly summary: string
}

const MAX_ROUNDS = 8

type Past = { readonly net: number; readonly rounds: readonly PastRound[] }

/** The last rounds of a window, newest first, with their total; survives a reload. */
export function createPast(ticket: string, shelf: Pick<Storage, 'getItem' | 'setItem'>) {
  const key = `past of ${ticket}`
  const saved = shelf.getItem(key)
  let past: Past = saved === null ? { net: 0, rounds: [] } : (JSON.parse(saved) as Past)
  return {
    now: (): Past => past,
    add: (round: PastRound): void => {
      past = {
        net: past.net + round.win - round.stake,
        rounds: [round, ...past.rounds].slice(0, MAX_ROUNDS),
      }
      shelf.setItem(key, JSON.stringify(past))
    },
  }
}
