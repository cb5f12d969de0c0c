import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './check-field.module.css'
import { WarningIcon } from './icons-state.tsx'

export type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** The error and its remedy; empty or null: none. */
  error?: ReactNode
}

export const CheckField = ({ label, error, ...rest }: CheckFieldProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles['check']}>
        <input
          {...rest}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
