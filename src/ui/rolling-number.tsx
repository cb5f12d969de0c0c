import { classNames } from './class-names.ts'
import styles from './rolling-number.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RollingNumberProps = {
  /** The formatted number; changed digits roll. */
  figure: string
  /** Whether digits jump instead of rolling. */
  paused?: boolean
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9'

/** Digits are keyed from the right, so that a new leading digit moves no other. */
export const RollingNumber = ({ figure, paused }: RollingNumberProps) => (
  <span className={classNames(styles['number'], paused && styles['still'])}>
    <VisuallyHidden>{figure}</VisuallyHidden>
    <span className={styles['signs']} aria-hidden="true">
      {[...figure].map((sign, index, all) => {
        const fromRight = all.length - index
        return isDigit(sign) ? (
          <span key={fromRight} className={styles['place']}>
            <span className={styles['strip']} data-digit={sign} />
          </span>
        ) : (
          <span key={fromRight} className={styles['mark']}>
            {sign}
          </span>
        )
      })}
    </span>
  </span>
)
