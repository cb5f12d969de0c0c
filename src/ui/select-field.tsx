import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './select-field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type SelectFieldProps<Value extends string> = {
  label: ReactNode
  /** Whether only screen readers get the label, because an icon shows it. */
  hiddenLabel?: boolean
  value: Value
  options: readonly { readonly value: Value; readonly name: string }[]
  onChange: (value: Value) => void
}

export const SelectField = <Value extends string>({
  label,
  hiddenLabel = false,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) => {
  const id = useId()
  const labelText = (
    <label className={styles['label']} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div className={styles['field']}>
      {hiddenLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <select
        data-print
        id={id}
        className={styles['select']}
        value={value}
        // The options are of type Value.
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
