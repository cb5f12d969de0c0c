import { providerOf } from '../catalog/providers.ts'
import { slotGameOf } from '../catalog/slot-games.ts'
import { balancesOf } from '../db/ledger.ts'
import { randomText } from '../db/random-text.ts'
import type { Handlers, RequestOf } from './contract.ts'
import { pageOf } from './paging.ts'

const GAME_TICKET_MS = 8 * 3_600_000

const gameOf = (body: RequestOf<'openGame'>) =>
  body.kind === 'slot' ? slotGameOf(body.company, body.game) : providerOf(body.kind, body.company)

/**
 * The demo games speak Korean, also to who asks for no language or for any, and English; who reads
 * neither is shown English.
 */
const languageParameter = (language: string): string =>
  /^(ko(-|,|;|$)|\*|$)/i.test(language) ? '' : '&lang=en'

export const playHandlers: Handlers<'getInGameBalance' | 'openGame' | 'getSlotBetsList'> = {
  getInGameBalance: ({ db, member }) => ({
    status: 'success',
    ...balancesOf(db, member.member),
    userId: member.userId,
  }),

  async openGame({ db, rules, now, publicUrl, language, member: { member } }, body) {
    const game = gameOf(body)
    if (game === undefined) return { status: 'cant_find_code' }
    if (rules.gamesClosed) return { status: 'time' }
    const { balance, gameMoney } = balancesOf(db, member)
    if (balance + gameMoney === 0) return { status: 'balance' }
    const ticket = randomText(32)
    await db.gameTickets.create({
      ticket,
      member,
      kind: body.kind,
      company: body.company,
      nameKo: game.nameKo,
      nameEn: game.nameEn,
      expiresAt: now + GAME_TICKET_MS,
    })
    const address = `${publicUrl}/games/play?ticket=${ticket}`
    return { status: 'success', gameUrl: address + languageParameter(language) }
  },

  getSlotBetsList({ db, member: { member } }, body) {
    const bets = db.bets.findMany((query) => query.where({ member }))
    const { list, total } = pageOf(bets, body)
    return {
      status: 'success',
      list: list.map(({ member: _member, ...bet }) => bet),
      total,
    }
  },
}
