import type { GameKind } from '../catalog/providers.ts'

export type RoundBet = {
  /** Won. */
  readonly stake: number
  readonly pick?: string
  /** Repeating an id repeats the answer; the bet is not played again. */
  readonly roundId?: string
}

/** Result of a game: the win in whole won, and what to show. */
export type Drawn<Shown> = { readonly win: number; readonly shown: Shown }

/** A game's rule. `random` gives 0 <= n < 1; null: invalid pick. */
export type Draw<Shown> = (round: {
  readonly kind: GameKind
  readonly bet: RoundBet
  readonly random: () => number
}) => Drawn<Shown> | null

type RefusalReason =
  | 'ticket_unknown'
  | 'ticket_expired'
  | 'stake_invalid'
  | 'pick_invalid'
  | 'not_enough_money'
  | 'round_reused'

export type RoundResult<Shown> =
  | ({
      readonly outcome: 'settled'
      readonly betId: number
      readonly stake: number
      /** Game money after the round, in won. */
      readonly gameMoney: number
      /** Comp money earned, in points. */
      readonly compEarned: number
    } & Drawn<Shown>)
  | { readonly outcome: 'refused'; readonly reason: RefusalReason }
