import { randomInteger } from './random.ts'
import type { Random } from './random.ts'

/** Multiples of the stake, all equally likely; a stake of 100 pays back 95 in the long run. */
export const wheel = [0, 2, 0, 0, 3, 0, 2, 0, 0, 0, 5, 0, 0, 2, 0, 0, 3, 0, 2, 0] as const

export type Multiple = (typeof wheel)[number]

export type RoundBet = {
  /** In won. */
  readonly stake: number
}

export type RefusalReason =
  | 'ticket_unknown'
  | 'ticket_expired'
  | 'stake_invalid'
  | 'not_enough_money'

export type RoundResult =
  | {
      readonly outcome: 'settled'
      readonly betId: number
      readonly stake: number
      readonly multiple: Multiple
      /** In won. */
      readonly win: number
      /** Game money after the round, in won. */
      readonly gameMoney: number
      /** Comp money earned, in points. */
      readonly compEarned: number
    }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason }

export const drawMultiple = (random: Random): Multiple =>
  wheel[randomInteger(random, wheel.length)] ?? 0
