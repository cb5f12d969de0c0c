import { classNames } from './class-names.ts'
import styles from './amount.module.css'
import { Figure } from './figure.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type AmountProps = {
  /** The formatted number without its unit; null: unknown. */
  figure: string | null
  unit: string
  /** Whether to show dots, because the player hid the amount. */
  concealed?: boolean
  /** Read by screen readers instead of the dash or the dots. */
  unknownLabel: string
  concealedLabel?: string
  tone?: 'plain' | 'gold' | 'in'
  size?: 'regular' | 'large' | 'huge'
}

const unknown = '–'
const dots = '•••••'

export const Amount = ({
  figure,
  unit,
  concealed = false,
  unknownLabel,
  concealedLabel,
  tone = 'plain',
  size = 'regular',
}: AmountProps) => {
  const names = classNames(styles['amount'], styles[tone], styles[size])
  if (figure === null || concealed)
    return (
      <span className={names}>
        <span className={concealed ? styles['dots'] : undefined} aria-hidden="true">
          {concealed ? dots : unknown}
        </span>
        <VisuallyHidden>{concealed ? concealedLabel : unknownLabel}</VisuallyHidden>
      </span>
    )

  return (
    <span className={names} translate="no">
      <Figure>{figure}</Figure>
      <span className={styles['unit']}>{unit}</span>
    </span>
  )
}
