import type { Database } from '../db/database.ts'
import { nextId } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import { move, balancesOf } from '../db/ledger.ts'
import { earlierAnswer, rememberAnswer } from './idempotency.ts'
import { drawMultiple } from '../rules/round.ts'
import type { RoundBet, RoundResult } from '../rules/round.ts'

const MAX_STAKE = 100_000_000
/** Comp money is 0.5 % of the stake, in whole points. */
const COMP_PER_THOUSAND = 5

/** The game of a valid ticket, or the reason why the ticket is invalid. */
export function ticketOf(db: Database, ticket: string, now: number) {
  const found = db.gameTickets.get(ticket)
  if (found === undefined) return 'ticket_unknown' as const
  return found.expiresAt <= now ? ('ticket_expired' as const) : found
}

const isStake = (stake: number): boolean =>
  Number.isSafeInteger(stake) && stake >= 1 && stake <= MAX_STAKE

type Round = {
  readonly ticket: string
  readonly bet: RoundBet
  readonly random: () => number
}

type GameTicket = Exclude<ReturnType<typeof ticketOf>, string>

/**
 * Settles a round: takes the stake from the game money, adds the win, credits comp. A repeated round gets the same
 * answer and moves nothing.
 */
export function settleRound(db: Database, now: number, round: Round): RoundResult {
  const { ticket, bet } = round
  const found = ticketOf(db, ticket, now)
  if (typeof found === 'string') return { outcome: 'refused', reason: found }
  const { roundId, ...body } = bet
  if (roundId === undefined) return playOut(db, now, found, round)
  const call = { member: found.member, key: roundId, operationId: `round of ${ticket}`, body }
  const earlier = earlierAnswer(db, call)
  if (earlier === 'reused') return { outcome: 'refused', reason: 'round_reused' }
  if (earlier !== undefined) return JSON.parse(earlier) as RoundResult
  const result = playOut(db, now, found, round)
  if (result.outcome === 'settled') rememberAnswer(db, call, result, now)
  return result
}

function playOut(
  db: Database,
  now: number,
  { member, kind, company, nameKo, nameEn }: GameTicket,
  { bet, random }: Round,
): RoundResult {
  const { stake } = bet
  if (!isStake(stake)) return { outcome: 'refused', reason: 'stake_invalid' }
  if (balancesOf(db, member).gameMoney < stake) {
    return { outcome: 'refused', reason: 'not_enough_money' }
  }
  const multiple = drawMultiple(random)
  const win = stake * multiple
  const compEarned = Math.floor((stake * COMP_PER_THOUSAND) / 1000)
  move(db, { member, reason: 'stake', at: now, changes: { gameMoney: -stake } })
  move(db, { member, reason: 'win', at: now, changes: { gameMoney: win } })
  move(db, { member, reason: 'comp-earned', at: now, changes: { rolling: compEarned } })
  const betId = nextId(db)
  const placedAt = instant(now)
  db.bets.add({
    id: betId,
    member,
    kind,
    company,
    nameKo,
    nameEn,
    bet: stake,
    win,
    placedAt,
  })
  const { gameMoney } = balancesOf(db, member)
  return { outcome: 'settled', betId, stake, gameMoney, compEarned, win, multiple }
}
