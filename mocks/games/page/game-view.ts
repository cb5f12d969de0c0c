import type { SettledRound } from '../game-api.model.ts'
import type { Words } from './words.ts'

/** What a view says of a round: the whole in a sentence, and in few words for the list. */
export type Said = { readonly sentence: string; readonly summary: string }

/** What is peculiar to one kind of game; money, stakes and faults are the frame's. */
export type GameView = {
  readonly stage: HTMLElement
  /** Choices that belong beside the stake, if the game has any. */
  readonly choices: readonly HTMLElement[]
  readonly rules: readonly HTMLElement[]
  readonly playLabel: () => string
  /** True where the stage is so tall that what is said of it belongs beside the button. */
  readonly isTall: boolean
  /** What the button does first, before it bets again; null: it bets. */
  readonly before: () => (() => void) | null
  /** What goes with the stake; null while the player has not chosen yet. */
  readonly pick: () => string | null | undefined
  /** What the next press does, for this stake. */
  readonly hint: (stake: number) => string
  readonly setBusy: (isBusy: boolean) => void
  /** Shows a settled round; resolves when all motion has ended. */
  readonly show: (round: SettledRound) => Promise<Said>
}

export type ViewContext = {
  readonly ticket: string
  readonly words: Words
  /** No motion: the player asked the system for less of it. */
  readonly isStill: () => boolean
  /** The player chose something. */
  readonly onChoice: () => void
}
