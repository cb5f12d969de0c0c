import { useEffect, useState } from 'react'
import { VIDEO_AUTOPLAY_ABOVE_WIDTH_PX } from '../../lib/business-constants.ts'
import { readProperty } from '../../lib/json.ts'
import { whenPageIsIdle } from '../../platform/when-idle.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMedia } from '../../ui/use-media.ts'

const wide = `(width > ${VIDEO_AUTOPLAY_ABOVE_WIDTH_PX}px)`

const savesData = (): boolean =>
  readProperty(readProperty(navigator, 'connection'), 'saveData') === true

export type Surroundings = {
  /** Wider than the width up to which the video waits for a press. */
  readonly isWide: boolean
  /** Neither asks for less motion nor saves data. */
  readonly mayMove: boolean
  /** The page is complete and has nothing better to do: until then the video has its poster. */
  readonly isIdle: boolean
}

/**
 * What moves on the home page. By itself the video plays only above 768 px (R-HOME-04), and nothing
 * moves when the player prefers less motion or saves data; a press (`wanted`) overrides both.
 */
export const movementOf = (wanted: boolean | null, { isWide, mayMove, isIdle }: Surroundings) => ({
  isVideoPlaying: wanted ?? (mayMove && isWide && isIdle),
  isFigureRolling: wanted ?? mayMove,
})

export type Motion = ReturnType<typeof movementOf> & {
  /** Stops all that moves, or lets all of it move. */
  readonly toggle: () => void
}

/** What moves on the home page of this browser, and the press that changes it. */
export const useMotion = (): Motion => {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isWide = useMedia(wide)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isThrifty = useMedia('(prefers-reduced-data: reduce)')
  const hydrated = useHydrated()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenPageIsIdle(() => setIsIdle(true)), [])
  const mayMove = !isStill && !isThrifty && !(hydrated && savesData())
  const movement = movementOf(wanted, { isWide, mayMove, isIdle })
  return { ...movement, toggle: () => setWanted(!movement.isFigureRolling) }
}
