import { classNames } from '../../ui/class-names.ts'
import coins from '../../ui/art/jackpot.svg'
import { JackpotBanner } from './jackpot-banner.tsx'
import styles from './jackpot-line.module.css'
import { MotionButton } from './hero.tsx'
import { useJackpot } from './use-jackpot.ts'
import { useMotion } from './use-motion.ts'

/** The jackpot of a page without the hero (R-HOME-01). */
export const JackpotLine = () => {
  const { won, hasSource } = useJackpot()
  const { isJackpotRolling, toggle } = useMotion(hasSource)
  return (
    <div className={classNames(styles['card'], !hasSource && styles['plain'])}>
      <img className={styles['art']} src={coins} alt="" width="320" height="120" />
      <JackpotBanner won={won} isRolling={isJackpotRolling} leadsToSlots={!hasSource} />
      {hasSource && (
        <MotionButton className={styles['pause']} isMoving={isJackpotRolling} onPress={toggle} />
      )}
    </div>
  )
}
