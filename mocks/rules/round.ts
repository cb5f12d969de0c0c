import type { GameKind } from '../catalog/providers.ts'

export type RoundBet = {
  /** Won. */
  readonly stake: number
  readonly pick?: string
  /** A bet with the id of an earlier one is that bet: it is answered again and not played again. */
  readonly roundId?: string
}

/** What a game decided: how much it pays, in whole won, and what it has to show for it. */
export type Drawn<Shown> = { readonly win: number; readonly shown: Shown }

/** A game's rule. `random` gives 0 <= n < 1; null means that there is no such pick. */
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
      /** Money in the games after the round, in won. */
      readonly gameMoney: number
      /** Comp money that this round earned, in points. */
      readonly compEarned: number
    } & Drawn<Shown>)
  | { readonly outcome: 'refused'; readonly reason: RefusalReason }
