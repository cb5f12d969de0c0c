import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './select-field.module.css'

export type SelectFieldProps = {
  label: ReactNode
  value: string
  options: readonly { readonly value: string; readonly name: string }[]
  onChange: (value: string) => void
}

export const SelectField = ({ label, value, options, onChange }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
