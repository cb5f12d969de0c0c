import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { EyeIcon, EyeOffIcon } from './icons-field.tsx'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right; empty or null while nothing is. */
  error?: ReactNode
  /** Stands inside the field, before or after the text: an icon, a unit. */
  before?: ReactNode
  after?: ReactNode
  /** For passwords: names of the button that shows what was typed, and hides it again. */
  reveal?: { show: string; hide: string }
}

export const TextField = ({
  label,
  hint,
  error,
  before,
  after,
  reveal,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const inputId = id ?? ownId
  const notes = [
    error && `${inputId}-error`,
    hint && `${inputId}-hint`,
    rest['aria-describedby'],
  ].filter(Boolean)
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles['frame']}>
        {before && <span className={styles['aside']}>{before}</span>}
        <input
          {...rest}
          id={inputId}
          type={reveal && shown ? 'text' : type}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
        />
        {after && <span className={styles['aside']}>{after}</span>}
        {reveal && (
          <IconButton
            label={shown ? reveal.hide : reveal.show}
            aria-controls={inputId}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      {hint && (
        <p className={styles['hint']} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${inputId}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
