import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import type { MessageId } from '../../../i18n/language.tsx'
import { AmountInput } from '../../../ui/amount-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './amount-field.module.css'
import { amountOf, mostOf } from './amount.model.ts'
import type { AmountError, AmountLimits } from './amount.model.ts'

/** More digits are typed smaller: the field of a phone has no space for them. */
const LARGE_DIGITS = 8

const EXAMPLE = 50_000

export type AmountFieldProps = {
  label: ReactNode
  /** Empty: none, or what is typed is no amount. */
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
      <AmountInput
        ref={input}
        label={label}
        name="amount"
        enterKeyHint="done"
        className={classNames(styles['field'], digits.length > LARGE_DIGITS && styles['long'])}
        digits={digits}
        onDigits={onChange}
        format={formatNumber}
        unit={unit}
        errors={{
          unreadable: t('amount.error.unreadable', { example: formatNumber(EXAMPLE) }),
          tooLarge: sentence('too-large'),
        }}
        inWords={(amount) => `= ${t('money.sum', { amount: formatNumber(amount), unit })}`}
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
            <span>{unit}</span>
          </>
        }
        hint={hint}
        disabled={disabled}
        error={error && (errorText ?? sentence(error))}
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
