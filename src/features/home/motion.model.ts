export type MotionConditions = {
  readonly isWide: boolean
  readonly mayMove: boolean
  /** The page is complete and idle; until then the poster is shown. */
  readonly isIdle: boolean
  /** The page has a jackpot whose digits roll. */
  readonly hasJackpot: boolean
}

/**
 * What moves on the home page. The video starts by itself only above 768 px (R-HOME-04), and nothing moves with
 * reduced motion or save-data; the player's choice overrides all of it.
 */
export const motionOf = (
  playerChoice: boolean | null,
  { isWide, mayMove, isIdle, hasJackpot }: MotionConditions,
) => ({
  isVideoPlaying: playerChoice ?? (mayMove && isWide && isIdle),
  isJackpotRolling: hasJackpot && (playerChoice ?? mayMove),
})
