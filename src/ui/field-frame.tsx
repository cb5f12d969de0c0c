import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type FieldTexts = {
  readonly label: ReactNode
  /** Whether only screen readers get the label, because an icon shows it. */
  readonly hiddenLabel?: boolean
  readonly hint?: ReactNode
  /** The error and its remedy; empty or null: none. */
  readonly error?: ReactNode
  readonly required?: boolean | undefined
}

/** ARIA properties of a framed control: id, invalid state, descriptions. */
export const controlProps = (
  id: string,
  { hint, error, required }: Omit<FieldTexts, 'label'>,
  more = '',
) => {
  const notes = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean)
  return {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
  }
}

type FieldFrameProps = FieldTexts & {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const FieldFrame = ({
  id,
  label,
  hiddenLabel = false,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) => {
  const labelText = (
    <label className={styles['label']} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div className={classNames(styles['field'], className)}>
      {hiddenLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <div className={styles['frame']}>{children}</div>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
