import type { GameKind } from '../catalog/providers.ts'
import type { RoundResult } from '../rules/round.ts'
import type { RoundShown } from '../rules/draw-round.ts'

/** Stakes of the demo games, in won. */
export const stakes = [1_000, 5_000, 10_000, 50_000, 100_000] as const

export type Named = { readonly nameKo: string; readonly nameEn: string }

export type OpenedState = {
  readonly status: 'opened'
  readonly kind: GameKind
  readonly game: Named
  readonly provider: Named
  /** Won. */
  readonly gameMoney: number
}

export type StateAnswer = OpenedState | { readonly status: 'closed' }

/** Body of `POST /games/api/round`. A repeated `roundId` repeats the same round. */
export type RoundRequest = {
  readonly ticket: string
  readonly roundId: string
  readonly stake: number
  readonly pick?: string
}

export type RoundAnswer = RoundResult<RoundShown>
export type SettledRound = Extract<RoundAnswer, { outcome: 'settled' }>
export type RefusalReason = Extract<RoundAnswer, { outcome: 'refused' }>['reason']
