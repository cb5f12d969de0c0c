import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'

export type ChoiceFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right; empty or null while nothing is. */
  error?: ReactNode
  /** Said while nothing is chosen. */
  placeholder: string
  options: readonly { readonly value: string; readonly title: string }[]
}

/** One of many, in the browser's own list. */
export const ChoiceField = ({
  label,
  hint,
  error,
  placeholder,
  options,
  ...rest
}: ChoiceFieldProps) => {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['frame']}>
        <select
          {...rest}
          id={id}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
