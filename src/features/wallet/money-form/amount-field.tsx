import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import type { MessageId } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './amount-field.module.css'
import { amountOf, digitsOf, digitsOfPasted, mostOf } from './amount.model.ts'
import type { AmountError, AmountLimits } from './amount.model.ts'

/** More digits are typed smaller: the field of a phone has no space for them. */
const LARGE_DIGITS = 8

export type AmountFieldProps = {
  label: ReactNode
  /** Digits only, from `digitsOf`. */
  digits: string
  onChange: (digits: string) => void
  limits: AmountLimits
  error: AmountError | null
  errorText?: string | undefined
  hint?: ReactNode
  unit: string
  steps: readonly number[]
  disabled?: boolean
}

const errorMessages = {
  missing: 'amount.error.missing',
  'too-small': 'amount.error.too-small',
  'too-large': 'amount.error.too-large',
  'not-enough': 'amount.error.not-enough',
} as const satisfies Record<AmountError, MessageId>

const digitsBefore = (text: string, caret: number): number => digitsOf(text.slice(0, caret)).length

/** Caret position in grouped digits that keeps the number of digits before it. */
const caretAfter = (text: string, digits: number): number => {
  let seen = 0
  for (const [at, sign] of [...text].entries()) {
    if (seen === digits) return at
    if (/\d/.test(sign)) seen += 1
  }
  return text.length
}

export const AmountField = ({
  label,
  digits,
  onChange,
  limits,
  error,
  errorText,
  hint,
  unit,
  steps,
  disabled,
}: AmountFieldProps) => {
  const { t, formatNumber } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = digits === '' ? '' : formatNumber(amountOf(digits))
  useLayoutEffect(() => {
    if (caret.current === null) return
    const at = caretAfter(shown, caret.current)
    caret.current = null
    input.current?.setSelectionRange(at, at)
  }, [shown])
  const most = mostOf(limits)
  const possible = Math.min(limits.maximum, limits.available ?? limits.maximum)
  const bound = { minimum: limits.minimum, maximum: limits.maximum, available: limits.available }
  const add = (step: number) => {
    const sum = amountOf(digits) + step
    onChange(String(most === null ? sum : Math.min(sum, most)))
  }
  const values = {
    'too-small': { amount: formatNumber(bound.minimum), unit },
    'too-large': { amount: formatNumber(bound.maximum), unit },
    'not-enough': { amount: formatNumber(bound.available ?? 0), unit },
  }
  const sentence = (kind: AmountError): string =>
    kind === 'missing' ? t(errorMessages.missing) : t(errorMessages[kind], values[kind])
  return (
    <div className={styles['amount']}>
      <TextField
        ref={input}
        label={label}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        className={classNames(styles['field'], digits.length > LARGE_DIGITS && styles['long'])}
        value={shown}
        after={
          <>
            {digits !== '' && (
              <Button
                variant="ghost"
                size="small"
                className={styles['clear']}
                disabled={disabled}
                onClick={() => {
                  onChange('')
                  input.current?.focus()
                }}
              >
                {t('amount.button.clear')}
              </Button>
            )}
            {unit}
          </>
        }
        hint={hint}
        disabled={disabled}
        error={error && (errorText ?? sentence(error))}
        onChange={({ target }) => {
          const next = digitsOf(target.value)
          caret.current = digitsBefore(target.value, target.selectionStart ?? target.value.length)
          onChange(next)
        }}
        onPaste={(event) => {
          const pasted = digitsOfPasted(event.clipboardData.getData('text'))
          event.preventDefault()
          if (pasted !== '') onChange(pasted)
        }}
      />
      <div className={styles['steps']} role="group" aria-label={t('amount.steps.label')}>
        {limits.available !== null && (
          <Button
            className={styles['step']}
            disabled={disabled || most === null}
            onClick={most === null ? undefined : () => onChange(String(Math.trunc(most)))}
          >
            {t('amount.button.all')}
          </Button>
        )}
        {steps
          .filter((step) => step <= possible)
          .map((step) => (
            <Button
              key={step}
              className={styles['step']}
              disabled={disabled}
              onClick={() => add(step)}
            >
              {t('amount.step.brief', { amount: formatNumber(step) })}
            </Button>
          ))}
      </div>
    </div>
  )
}
