import type { RoundAnswer, RoundRequest } from '../game-api.model.ts'
import { GameCallFailure } from './game-client.ts'

type Bet = { readonly stake: number; readonly pick?: string | undefined }
type RoundStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type RoundDesk = {
  readonly isWaiting: () => boolean
  /**
   * Places a bet, or repeats an unanswered one.
   * @throws GameCallFailure
   */
  readonly settle: (bet: Bet) => Promise<RoundAnswer>
}

const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Keeps an unanswered round over a reload, so that no round is lost or sent as two. Nothing else is sent meanwhile.
 */
export function createRoundDesk(
  ticket: string,
  storage: RoundStorage,
  send: (round: RoundRequest) => Promise<RoundAnswer>,
): RoundDesk {
  const key = `round of ${ticket}`
  let sending: Promise<RoundAnswer> | null = null

  const waiting = (): RoundRequest | null => {
    const text = storage.getItem(key)
    return text === null ? null : (JSON.parse(text) as RoundRequest)
  }

  async function sendKept(round: RoundRequest): Promise<RoundAnswer> {
    try {
      const answer = await send(round)
      storage.removeItem(key)
      return answer
    } catch (failure) {
      if (failure instanceof GameCallFailure && failure.kind === 'rejected') storage.removeItem(key)
      throw failure
    } finally {
      sending = null
    }
  }

  return {
    isWaiting: () => waiting() !== null,
    settle: ({ stake, pick }) => {
      if (sending !== null) return sending
      const round: RoundRequest = waiting() ?? {
        ticket,
        roundId: newRoundId(),
        stake,
        ...(pick === undefined ? {} : { pick }),
      }
      storage.setItem(key, JSON.stringify(round))
      sending = sendKept(round)
      return sending
    },
  }
}
