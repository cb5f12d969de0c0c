import { useState } from 'react'
import { VIDEO_AUTOPLAY_ABOVE_WIDTH_PX } from '../../lib/business-constants.ts'
import { useMedia } from '../../ui/use-media.ts'

const wide = `(width > ${VIDEO_AUTOPLAY_ABOVE_WIDTH_PX}px)`

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

export type Motion = {
  readonly isVideoPlaying: boolean
  readonly isFigureRolling: boolean
  /** Stops all that moves, or lets all of it move. */
  readonly toggle: () => void
}

/**
 * What may move on the home page. By itself the video plays only above 768 px (R-HOME-04), and
 * nothing moves for whoever asked for less motion or saves data; the player's press decides over
 * both.
 */
export const useMotion = (): Motion => {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isWide = useMedia(wide, false)
  const isStill = useMedia('(prefers-reduced-motion: reduce)', true)
  const isThrifty = useMedia('(prefers-reduced-data: reduce)', true)
  const mayMove = !isStill && !isThrifty && !savesData()
  const isFigureRolling = wanted ?? mayMove
  return {
    isVideoPlaying: wanted ?? (mayMove && isWide),
    isFigureRolling,
    toggle: () => setWanted(!isFigureRolling),
  }
}
