import type { RoundAnswer, RoundRequest, StateAnswer } from '../game-api.model.ts'

const TIMEOUT_MS = 10_000

/** `unreached`: unknown whether the call arrived. `rejected`: refused. */
export class GameCallFailure extends Error {
  override readonly name = 'GameCallFailure'
  readonly kind: 'unreached' | 'rejected'

  constructor(kind: 'unreached' | 'rejected', options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

async function ask<Answer>(call: string, body: object, sign: keyof Answer): Promise<Answer> {
  let response: Response
  let answer: unknown
  try {
    // Relative, because the page may be below a world's path.
    response = await fetch(`api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) answer = await response.json()
  } catch (cause) {
    throw new GameCallFailure('unreached', { cause })
  }
  if (!response.ok) throw new GameCallFailure(response.status >= 500 ? 'unreached' : 'rejected')
  if (typeof answer === 'object' && answer !== null && sign in answer) return answer as Answer
  throw new GameCallFailure('unreached')
}

/**
 * The game of a ticket.
 * @throws GameCallFailure
 */
export const askState = (ticket: string): Promise<StateAnswer> =>
  ask<StateAnswer>('state', { ticket }, 'status')

/**
 * Plays a round; repeating a `roundId` repeats the answer.
 * @throws GameCallFailure
 */
export const sendRound = (round: RoundRequest): Promise<RoundAnswer> =>
  ask<RoundAnswer>('round', round, 'outcome')
