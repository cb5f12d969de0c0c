import type { RoundRequest } from '../games-api.ts'
import type { RoundResult } from '../../rules/round.ts'

const TIMEOUT_MS = 10_000

/** The server refused the call itself; sending it again would not help. */
export class ServerRefusalError extends Error {
  override readonly name = 'ServerRefusalError'
}

/**
 * Calls the server of the game.
 * @throws ServerRefusalError for HTTP 400 to 499; any other error leaves open whether the call arrived
 */
export async function ask<Answer>(call: string, body: object): Promise<Answer> {
  // The URL is relative, because the page may be below a world's path.
  const response = await fetch(`api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status >= 400 && response.status < 500) throw new ServerRefusalError(call)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as Answer
}

const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

export type RoundSender = ReturnType<typeof createRoundSender>

/**
 * Stores an unanswered round over a reload, so that it is neither lost nor sent twice. Other rounds wait for it.
 */
export function createRoundSender(
  ticket: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  send = (round: RoundRequest): Promise<RoundResult> => ask('round', round),
) {
  const key = `round of ${ticket}`
  let runningSend: Promise<RoundResult> | null = null

  const readUnanswered = (): RoundRequest | null =>
    JSON.parse(storage.getItem(key) ?? 'null') as RoundRequest | null

  async function sendStored(round: RoundRequest): Promise<RoundResult> {
    try {
      const answer = await send(round)
      storage.removeItem(key)
      return answer
    } catch (failure) {
      if (failure instanceof ServerRefusalError) storage.removeItem(key)
      throw failure
    } finally {
      runningSend = null
    }
  }

  return {
    isWaiting: () => readUnanswered() !== null,
    /**
     * Places a bet, or repeats an unanswered one.
     * @throws see `ask`
     */
    settle: (stake: number): Promise<RoundResult> => {
      if (runningSend !== null) return runningSend
      const round = readUnanswered() ?? { ticket, roundId: newRoundId(), stake }
      storage.setItem(key, JSON.stringify(round))
      return (runningSend = sendStored(round))
    },
  }
}
