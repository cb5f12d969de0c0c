import type { SettledRound } from '../game-api.model.ts'
import type { Words } from './words.ts'

/** Texts for a round: one sentence, and a short form for the list. */
export type RoundText = { readonly sentence: string; readonly summary: string }

export type GameView = {
  readonly stage: HTMLElement
  /** Controls beside the stake, if any. */
  readonly choices: readonly HTMLElement[]
  readonly rules: readonly HTMLElement[]
  readonly playLabel: () => string
  readonly isTall: boolean
  /** Action of the button before it bets again; null: bets. */
  readonly before: () => (() => void) | null
  /** The player's pick; null: not chosen yet. */
  readonly pick: () => string | null | undefined
  readonly hint: (stake: number) => string
  readonly setBusy: (isBusy: boolean) => void
  readonly show: (round: SettledRound) => Promise<RoundText>
}

export type ViewContext = {
  readonly ticket: string
  readonly words: Words
  readonly isStill: () => boolean
  readonly onChoice: () => void
}
