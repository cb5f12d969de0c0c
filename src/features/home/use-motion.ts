import { useEffect, useState } from 'react'
import { VIDEO_AUTOPLAY_ABOVE_WIDTH_PX } from '../../lib/business-constants.ts'
import { readProperty } from '../../lib/json.ts'
import { whenPageIsIdle } from '../../platform/when-idle.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMedia } from '../../ui/use-media.ts'
import { movementOf } from './motion.model.ts'

const wide = `(width > ${VIDEO_AUTOPLAY_ABOVE_WIDTH_PX}px)`

const savesData = (): boolean =>
  readProperty(readProperty(navigator, 'connection'), 'saveData') === true

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
