import type { Database } from '../db/database.ts'
import { nextId } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { move, balancesOf } from '../db/ledger.ts'
import type { Balances } from '../db/ledger.ts'
import type { Reason } from '../db/records.ts'
import { findTicket } from './find-ticket.ts'
import { findStoredAnswer, rememberAnswer } from './idempotency.ts'
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
type GameTicket = Exclude<ReturnType<typeof findTicket>, string>

/**
 * Settles a round: takes the stake from the game money, adds the win, credits comp. A repeated round gets the same
 * answer and moves nothing.
 */
export function settleRound(db: Database, now: number, round: Round): RoundResult {
  const { ticket, bet } = round
  const gameTicket = findTicket(db, ticket, now)
  if (typeof gameTicket === 'string') return refusalOf(gameTicket)
  const { roundId, ...body } = bet
  if (roundId === undefined) return playOut(db, now, gameTicket, round)
  const call = { member: gameTicket.member, key: roundId, operationId: `round of ${ticket}`, body }
  const storedAnswer = findStoredAnswer(db, call)
  if (storedAnswer === 'reused') return refusalOf('round_reused')
  if (storedAnswer !== undefined) return JSON.parse(storedAnswer) as RoundResult
  const result = playOut(db, now, gameTicket, round)
  if (result.outcome === 'settled') rememberAnswer(db, call, result, now)
  return result
}

function playOut(
  db: Database,
  now: number,
  { member, ticket: _ticket, expiresAt: _expiresAt, ...game }: GameTicket,
  { bet, random }: Round,
): RoundResult {
  const { stake } = bet
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
  db.bets.add({ id: betId, member, ...game, bet: stake, win, placedAt: instant(now) })
  const { gameMoney } = balancesOf(db, member)
  return { outcome: 'settled', betId, stake, gameMoney, compEarned, win, multiple }
}
