import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-field.module.css'

export type SegmentedFieldProps<Value extends string> = {
  legend: ReactNode
  choices: readonly {
    readonly value: Value
    readonly title: ReactNode
    /** The name for screen readers, if the title is too short; contains the title. */
    readonly name?: string
  }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of two or three short choices, beside each other; three of large text are below each other. */
export const SegmentedField = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: SegmentedFieldProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={classNames(styles['track'], choices.length > 2 && styles['long'])}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['one']}>
            <input
              type="radio"
              name={name}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
