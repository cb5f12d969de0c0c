import type { SettledRound } from '../game-api.model.ts'
import type { Words } from './words.ts'

/** Texts for a round: one sentence, and a short form for the list. */
export type Said = { readonly sentence: string; readonly summary: string }

/** The part specific to one kind of game; balance, stakes and errors belong to the frame. */
export type GameView = {
  readonly stage: HTMLElement
  /** Controls beside the stake, if any. */
  readonly choices: readonly HTMLElement[]
  readonly rules: readonly HTMLElement[]
  readonly playLabel: () => string
  /** True for tall stages, whose text is placed beside the button. */
  readonly isTall: boolean
  /** Action of the button before it bets again; null: bets. */
  readonly before: () => (() => void) | null
  /** The player's pick; null: not chosen yet. */
  readonly pick: () => string | null | undefined
  /** Text about the next press, for this stake. */
  readonly hint: (stake: number) => string
  readonly setBusy: (isBusy: boolean) => void
  /** Shows a settled round; resolves when all motion has ended. */
  readonly show: (round: SettledRound) => Promise<Said>
}

export type ViewContext = {
  readonly ticket: string
  readonly words: Words
  readonly isStill: () => boolean
  readonly onChoice: () => void
}
