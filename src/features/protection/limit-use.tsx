import { useT } from '../../i18n/language.tsx'
import { Sentence } from '../../ui/figure.tsx'
import { Meter } from '../../ui/meter.tsx'
import styles from './limits.module.css'
import type { Limit } from './protection.model.ts'
import { useAmountWords } from './use-amount-words.ts'

export type LimitUseProps = {
  limit: Limit
  /** Whether to show the limit, too, not only the used and remaining amount. */
  showsLimit?: boolean
}

export const LimitUse = ({
  limit: { limit, value, used, left },
  showsLimit: isWhole = false,
}: LimitUseProps) => {
  const t = useT()
  const amountWords = useAmountWords()
  if (value === null || left === null)
    return (
      <div className={styles['use']}>
        <p className={styles['small']}>
          <Sentence>
            {t(isWhole ? 'protection.limit.unset' : 'protection.limit.used', {
              used: amountWords.of(limit, used),
            })}
          </Sentence>
        </p>
      </div>
    )
  const text = t('protection.limit.set', {
    value: amountWords.of(limit, value),
    used: amountWords.of(limit, used),
    left: amountWords.of(limit, left),
  })
  return (
    <div className={styles['use']}>
      <Meter label={t(`protection.limit.${limit}`)} value={used} maximum={value} text={text} />
      <p className={styles['small']}>
        <Sentence>
          {isWhole
            ? text
            : t('protection.limit.left', {
                used: amountWords.of(limit, used),
                left: amountWords.of(limit, left),
              })}
        </Sentence>
      </p>
    </div>
  )
}
