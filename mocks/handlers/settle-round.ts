import type { Database } from '../db/database.ts'
import { nextId } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { move, balancesOf } from '../db/ledger.ts'
import type { Balances } from '../db/ledger.ts'
import type { Reason } from '../db/records.ts'
import { findTicket } from './find-ticket.ts'
import { drawMultiple } from '../rules/round.ts'
import type { Random } from '../rules/random.ts'
import type { RefusalReason, RoundBet, RoundResult } from '../rules/round.ts'

const MAX_STAKE = 100_000_000
/** Comp money is 0.5 % of the stake, in whole points. */
const COMP_PER_THOUSAND = 5

const isStake = (stake: number): boolean =>
  Number.isSafeInteger(stake) && stake >= 1 && stake <= MAX_STAKE

const refusalOf = (reason: RefusalReason): RoundResult => ({ outcome: 'refused', reason })

type Round = { readonly ticket: string; readonly bet: RoundBet; readonly random: Random }

/** Settles a round: takes the stake from the game money, adds the win, credits comp. */
export function settleRound(
  db: Database,
  now: number,
  { ticket, bet: { stake }, random }: Round,
): RoundResult {
  const gameTicket = findTicket(db, ticket, now)
  if (typeof gameTicket === 'string') return refusalOf(gameTicket)
  const { member, kind, company, nameKo, nameEn } = gameTicket
  if (!isStake(stake)) return refusalOf('stake_invalid')
  const moveMoney = (reason: Reason, changes: Partial<Balances>) =>
    move(db, { member, reason, at: now, changes })
  if (!moveMoney('stake', { gameMoney: -stake })) return refusalOf('not_enough_money')
  const multiple = drawMultiple(random)
  const win = stake * multiple
  const compEarned = Math.floor((stake * COMP_PER_THOUSAND) / 1000)
  moveMoney('win', { gameMoney: win })
  moveMoney('comp-earned', { rolling: compEarned })
  const betId = nextId(db)
  const game = { kind, company, nameKo, nameEn }
  db.bets.add({ id: betId, member, ...game, bet: stake, win, placedAt: instant(now) })
  const { gameMoney } = balancesOf(db, member)
  return { outcome: 'settled', betId, stake, gameMoney, compEarned, win, multiple }
}
