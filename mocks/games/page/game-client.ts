import type { RoundAnswer, RoundRequest, StateAnswer } from '../game-api.model.ts'

const TIMEOUT_MS = 10_000

/** `unreached`: it is not known whether the call arrived. `rejected`: it arrived and was refused. */
export class GameCallFailure extends Error {
  override readonly name = 'GameCallFailure'
  readonly kind: 'unreached' | 'rejected'

  constructor(kind: 'unreached' | 'rejected', options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

async function ask(call: string, body: object): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(`/games/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return await response.json()
  } catch (cause) {
    throw new GameCallFailure('unreached', { cause })
  }
  throw new GameCallFailure(response.status >= 500 ? 'unreached' : 'rejected')
}

const has = (value: unknown, property: string): boolean =>
  typeof value === 'object' && value !== null && property in value

/** The game that a ticket opens. Throws `GameCallFailure`. */
export async function askState(ticket: string): Promise<StateAnswer> {
  const answer = await ask('state', { ticket })
  if (has(answer, 'status')) return answer as StateAnswer
  throw new GameCallFailure('unreached')
}

/** Plays a round; the same `roundId` again gives the same answer. Throws `GameCallFailure`. */
export async function sendRound(round: RoundRequest): Promise<RoundAnswer> {
  const answer = await ask('round', round)
  if (has(answer, 'outcome')) return answer as RoundAnswer
  throw new GameCallFailure('unreached')
}
