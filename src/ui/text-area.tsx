import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & {
  label: ReactNode
  /** What is wrong and how to put it right; empty or null while nothing is. */
  error?: ReactNode
}

/** A field for several lines. */
export const TextArea = ({ label, error, ...rest }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['frame']}>
        <textarea
          {...rest}
          id={id}
          className={`${styles['input']} ${styles['area']}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
