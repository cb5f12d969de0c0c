import { JackpotBanner } from './jackpot-banner.tsx'
import { MotionButton } from './motion-button.tsx'
import { useJackpot } from './use-jackpot.ts'
import { useMotion } from './use-motion.ts'

/** The jackpot of a page without the hero (R-HOME-01). */
export const JackpotLine = () => {
  const { won, hasSource } = useJackpot()
  const { isFigureRolling, toggle } = useMotion(hasSource)
  return (
    <>
      <JackpotBanner won={won} isRolling={isFigureRolling} />
      {hasSource && <MotionButton isMoving={isFigureRolling} onPress={toggle} />}
    </>
  )
}
