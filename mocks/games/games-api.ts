import { z } from 'zod'
import { parseJson } from '../../src/lib/json.ts'
import type { MockBackend } from '../backend.ts'
import { providerOf } from '../catalog/providers.ts'
import type { GameKind } from '../catalog/providers.ts'
import type { RoundResult } from '../rules/round.ts'

type Names = { readonly nameKo: string; readonly nameEn: string }

export type OpenedGame = {
  readonly status: 'opened'
  readonly kind: GameKind
  readonly game: Names
  readonly provider: Names
  /** In won. */
  readonly gameMoney: number
}

export type GameState = OpenedGame | { readonly status: 'closed' }

const MAX_BODY = 2_048

const ticket = z.string().min(1).max(64)
const stateRequest = z.strictObject({ ticket })
const roundRequest = z.strictObject({ ticket, stake: z.int() })
/** Body of `POST /games/api/round`. */
export type RoundRequest = Readonly<z.infer<typeof roundRequest>>

const problemResponse = (status: number, title: string): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const jsonResponse = (body: GameState | RoundResult): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })

async function readState(backend: MockBackend, ticket: string): Promise<GameState> {
  const openGame = await backend.findGame(ticket)
  if (openGame === null) return { status: 'closed' }
  const { kind, company, game, gameMoney } = openGame
  const { nameKo, nameEn } = providerOf(kind, company) ?? game
  return { status: 'opened', kind, game, provider: { nameKo, nameEn }, gameMoney }
}

/** The server of the demo game: `POST /games/api/state` and `POST /games/api/round`. */
export const createGamesApi =
  (backend: MockBackend) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return problemResponse(405, 'Every call is POST')
    // A foreign page cannot send JSON without a preflight.
    const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
    if (!isJson) return problemResponse(415, 'Body is not JSON')
    const text = await request.text()
    const body = text.length > MAX_BODY ? undefined : parseJson(text)
    const call = new URL(request.url).pathname.replace(/^.*\/games\/api\//, '')
    if (call === 'state') {
      const parsed = stateRequest.safeParse(body)
      if (!parsed.success) return problemResponse(400, 'The ticket is missing')
      return jsonResponse(await readState(backend, parsed.data.ticket))
    }
    if (call !== 'round') return problemResponse(404, 'No such call')
    const parsed = roundRequest.safeParse(body)
    if (!parsed.success) return problemResponse(400, 'A round needs ticket and stake')
    const { ticket, ...bet } = parsed.data
    return jsonResponse(await backend.playRound(ticket, bet))
  }
