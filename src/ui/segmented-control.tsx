import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-control.module.css'

export type SegmentedControlProps<Value extends string> = {
  /** Its accessible name. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, chosen at once; native radios bring the arrow keys. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={classNames(styles['control'], className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            className={styles['radio']}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles['face']}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
