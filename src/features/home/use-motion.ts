import { useEffect, useState } from 'react'
import { VIDEO_AUTOPLAY_ABOVE_WIDTH_PX } from '../../lib/business-constants.ts'
import { readProperty } from '../../lib/json.ts'
import { whenPageIsIdle } from '../../platform/when-idle.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMedia } from '../../ui/use-media.ts'

const wide = `(width > ${VIDEO_AUTOPLAY_ABOVE_WIDTH_PX}px)`

const savesData = (): boolean =>
  readProperty(readProperty(navigator, 'connection'), 'saveData') === true

export type MotionConditions = {
  readonly isWide: boolean
  readonly mayMove: boolean
  /** The page is complete and idle; until then the poster is shown. */
  readonly isIdle: boolean
  /** The page has a jackpot whose digits roll. */
  readonly hasFigure: boolean
}

/**
 * What moves on the home page. The video starts by itself only above 768 px (R-HOME-04), and nothing moves with
 * reduced motion or save-data; the player's choice overrides both.
 */
export const movementOf = (
  choice: boolean | null,
  { isWide, mayMove, isIdle, hasFigure }: MotionConditions,
) => ({
  isVideoPlaying: choice ?? (mayMove && isWide && isIdle),
  isFigureRolling: hasFigure && (choice ?? mayMove),
})

export type Motion = ReturnType<typeof movementOf> & {
  readonly toggle: () => void
}

export const useMotion = (hasFigure: boolean): Motion => {
  const [choice, setChoice] = useState<boolean | null>(null)
  const isWide = useMedia(wide)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isThrifty = useMedia('(prefers-reduced-data: reduce)')
  const hydrated = useHydrated()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenPageIsIdle(() => setIsIdle(true)), [])
  const mayMove = !isStill && !isThrifty && !(hydrated && savesData())
  const movement = movementOf(choice, { isWide, mayMove, isIdle, hasFigure })
  const isMoving = movement.isVideoPlaying || movement.isFigureRolling
  return { ...movement, toggle: () => setChoice(!isMoving) }
}
