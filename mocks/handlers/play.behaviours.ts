import { betsRequestLimits } from '../../src/generated/limits/bets-request.ts'
import { providerByName, providerOf } from '../catalog/providers.ts'
import type { Provider } from '../catalog/providers.ts'
import { slotGameByName, slotGameOf } from '../catalog/slot-games.ts'
import type { Slot } from '../catalog/slot-games.ts'
import type { Database } from '../db/database.ts'
import { balancesOf } from '../db/ledger.ts'
import { unusedKey } from '../db/draw-random.ts'
import { stateOf } from '../db/play-state.ts'
import type { Rules } from '../seeds/start-states.ts'
import { behave } from './contract.ts'
import type { RequestOf } from './contract.ts'
import { pageOf, pageRequestOf } from './row-pages.ts'

const GAME_TICKET_MS = 8 * 3_600_000

type FoundGame = {
  readonly provider: Provider | undefined
  readonly game: Slot | Provider | undefined
}

/** The game to open: by code, or by name if it was listed without a code. */
function findGame(body: RequestOf<'openGame'>, { namesOnly }: Rules): FoundGame {
  const providerOfCode = providerOf(body.kind, body.company)
  if (body.kind === 'slot') {
    const gameOfCode = slotGameOf(body.company, body.game)
    const game = gameOfCode ?? (namesOnly ? slotGameByName(body.company, body.game) : undefined)
    return { provider: providerOfCode, game }
  }
  const provider =
    providerOfCode ?? (namesOnly ? providerByName(body.kind, body.company) : undefined)
  return { provider, game: provider }
}

function isClosed(db: Database, { provider, game }: FoundGame): boolean {
  const states = [
    provider && stateOf(db, provider),
    provider && game && game !== provider && stateOf(db, game, provider.code),
  ]
  return states.some((state) => (state || 'open') !== 'open')
}

/** Korean for Korean, missing or arbitrary languages; English for others. */
const languageParameter = (language: string): string =>
  /^(ko(-|,|;|$)|\*|$)/i.test(language) ? '' : '&lang=en'

const betFilter = ({ kind, from, before }: RequestOf<'getSlotBetsList'>) => {
  if (kind === undefined && from === undefined && before === undefined) return undefined
  const start = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from)
  const end = before === undefined ? Number.POSITIVE_INFINITY : Date.parse(before)
  return (bet: { readonly kind: string; readonly placedAt: string }): boolean => {
    const at = Date.parse(bet.placedAt)
    return (kind === undefined || bet.kind === kind) && at >= start && at < end
  }
}

export const playBehaviours = [
  behave('getInGameBalance', ({ db, member }) => ({
    status: 'success',
    ...balancesOf(db, member.member),
    userId: member.userId,
  })),

  behave('openGame', ({ db, rules, now, publicUrl, language, member: { member }, body }) => {
    const choice = findGame(body, rules)
    const { provider, game } = choice
    if (game === undefined || provider === undefined) return { status: 'cant_find_code' }
    if (rules.gamesClosed || isClosed(db, choice)) return { status: 'time' }
    const { balance, gameMoney } = balancesOf(db, member)
    if (balance + gameMoney === 0) return { status: 'balance' }
    const ticket = unusedKey(db, db.gameTickets, 32)
    db.gameTickets.add({
      ticket,
      member,
      kind: body.kind,
      company: provider.code,
      nameKo: game.nameKo,
      nameEn: game.nameEn,
      expiresAt: now + GAME_TICKET_MS,
    })
    const address = `${publicUrl}/games/play?ticket=${ticket}`
    return { status: 'success', gameUrl: address + languageParameter(language) }
  }),

  behave('getSlotBetsList', ({ db, member: { member }, body }) => {
    const request = pageRequestOf(body, betsRequestLimits)
    return { status: 'success', ...pageOf(db.bets, member, request, betFilter(body)) }
  }),
]
