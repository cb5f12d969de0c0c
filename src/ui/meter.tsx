import { classNames } from './class-names.ts'
import styles from './meter.module.css'

export type MeterProps = {
  label: string
  value: number
  maximum: number
  text: string
}

export const Meter = ({ label, value, maximum, text }: MeterProps) => {
  const share = maximum > 0 ? Math.min(1, Math.max(0, value / maximum)) : 1
  return (
    <div
      className={classNames(styles['meter'], share === 1 && styles['full'])}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={Math.min(value, maximum)}
      aria-valuetext={text}
    >
      <span className={styles['bar']} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
