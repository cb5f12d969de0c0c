import { z } from 'zod'
import { headerParameters } from '../../src/generated/headers.ts'
import { parseJson } from '../../src/lib/json.ts'
import { isWithinLimits } from '../../src/lib/limits.ts'
import type { MockBackend } from '../backend.ts'
import { providerOf } from '../catalog/providers.ts'
import { stakes } from './game-api.model.ts'
import type { RoundAnswer, RoundRequest, StateAnswer } from './game-api.model.ts'

const MAX_BODY = 2_048

const ticket = z.string().min(1).max(64)
const stateRequest = z.strictObject({ ticket })
const roundRequest = z.strictObject({
  ticket,
  roundId: z.string().refine((id) => isWithinLimits(id, headerParameters.idempotencyKey)),
  stake: z.int(),
  pick: z.string().max(64).optional(),
})

const problem = (status: number, title: string): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const answer = (body: StateAnswer | RoundAnswer): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  return text.length > MAX_BODY ? undefined : parseJson(text)
}

async function readState(backend: MockBackend, ticket: string): Promise<StateAnswer> {
  const opened = await backend.gameOf(ticket)
  if (opened === null) return { status: 'closed' }
  const { kind, company, game, gameMoney } = opened
  const { nameKo, nameEn } = providerOf(kind, company) ?? game
  return { status: 'opened', kind, game, provider: { nameKo, nameEn }, gameMoney }
}

function play(backend: MockBackend, { ticket, ...bet }: RoundRequest): Promise<RoundAnswer> {
  const isOffered = stakes.some((stake) => stake === bet.stake)
  if (!isOffered) return Promise.resolve({ outcome: 'refused', reason: 'stake_invalid' })
  return backend.playRound(ticket, bet)
}

type GamesApi = (request: Request) => Promise<Response>

/** The server of the demo games: `POST /games/api/state` and `POST /games/api/round`. */
export function createGamesApi(backend: MockBackend): GamesApi {
  return async (request) => {
    if (request.method !== 'POST') return problem(405, 'Every call is POST')
    // A foreign page cannot send JSON without a preflight.
    const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
    if (!isJson) return problem(415, 'Body is not JSON')
    const body = await readJson(request)
    const call = new URL(request.url).pathname.replace(/^.*\/games\/api\//, '')
    if (call === 'state') {
      const read = stateRequest.safeParse(body)
      if (!read.success) return problem(400, 'The ticket is missing')
      return answer(await readState(backend, read.data.ticket))
    }
    if (call === 'round') {
      const read = roundRequest.safeParse(body)
      if (!read.success) return problem(400, 'A round needs ticket, roundId and stake')
      const { pick, ...round } = read.data
      return answer(await play(backend, pick === undefined ? round : { ...round, pick }))
    }
    return problem(404, 'No such call')
  }
}
