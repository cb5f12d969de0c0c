import { useEffect, useState } from 'react'
import { VIDEO_AUTOPLAY_ABOVE_WIDTH_PX } from '../../lib/business-constants.ts'
import { readProperty } from '../../lib/json.ts'
import { whenPageIsIdle } from '../../platform/when-idle.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMedia } from '../../ui/use-media.ts'
import { motionOf } from './motion.model.ts'

const wide = `(width > ${VIDEO_AUTOPLAY_ABOVE_WIDTH_PX}px)`

const savesData = (): boolean =>
  readProperty(readProperty(navigator, 'connection'), 'saveData') === true

export type Motion = ReturnType<typeof motionOf> & {
  readonly toggle: () => void
}

export const useMotion = (hasJackpot: boolean): Motion => {
  const [playerChoice, setPlayerChoice] = useState<boolean | null>(null)
  const isWide = useMedia(wide)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isThrifty = useMedia('(prefers-reduced-data: reduce)')
  const hydrated = useHydrated()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenPageIsIdle(() => setIsIdle(true)), [])
  const mayMove = !isStill && !isThrifty && !(hydrated && savesData())
  const motion = motionOf(playerChoice, { isWide, mayMove, isIdle, hasJackpot })
  const isMoving = motion.isVideoPlaying || motion.isJackpotRolling
  return { ...motion, toggle: () => setPlayerChoice(!isMoving) }
}
