import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import type { MessageId } from '../../../i18n/language.tsx'
import { AmountInput } from '../../../ui/amount-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Sentence } from '../../../ui/figure.tsx'
import styles from './amount-field.module.css'
import { amountOf, briefAmount, maximumOf } from './money-form.model.ts'
import type { AmountError, AmountLimits } from './money-form.model.ts'

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
  hint,
  unit,
  steps,
  disabled,
}: AmountFieldProps) => {
  const { t, locale, formatNumber } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const highest = maximumOf(limits)
  const possible = Math.min(limits.maximum, limits.available ?? limits.maximum)
  const bound = { minimum: limits.minimum, maximum: limits.maximum, available: limits.available }
  const add = (step: number) => {
    const sum = amountOf(digits) + step
    onChange(String(highest === null ? sum : Math.min(sum, highest)))
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
        error={error && sentence(error)}
      />
      <div className={styles['steps']} role="group" aria-label={t('amount.steps.label')}>
        {limits.available !== null && (
          <Button
            className={styles['step']}
            disabled={disabled || highest === null}
            onClick={highest === null ? undefined : () => onChange(String(Math.trunc(highest)))}
          >
            {t('amount.button.all')}
          </Button>
        )}
        {steps
          .filter((step) => step >= limits.minimum && step <= possible)
          .map((step) => (
            <Button
              key={step}
              className={styles['step']}
              disabled={disabled}
              onClick={() => add(step)}
            >
              {t('amount.step.brief', { amount: briefAmount(step, locale, formatNumber) })}
            </Button>
          ))}
      </div>
    </div>
  )
}

type RangeTextProps = {
  readonly range: Pick<AmountLimits, 'minimum' | 'maximum'>
  readonly unit?: string
}

/** The limits of a method in short; without a minimum, the member's own money is the limit. */
export const RangeText = ({ range, unit }: RangeTextProps) => {
  const { t, locale, formatNumber } = useLanguage()
  const limits = () =>
    t('money.range', {
      minimum: briefAmount(range.minimum, locale, formatNumber),
      maximum: briefAmount(range.maximum, locale, formatNumber),
      unit: unit ?? t('money.unit'),
    })
  return <Sentence>{range.minimum <= 1 ? t('amount.noMinimum') : limits()}</Sentence>
}

/** Which amounts the form accepts: the method's limits, or what the member has. */
export const PossibleText = ({ range, unit }: { range: AmountLimits; unit: string }) => {
  const { t, formatNumber } = useLanguage()
  const highest = maximumOf(range)
  const minimum = formatNumber(range.minimum)
  if (highest === null)
    return <Sentence>{t('amount.error.too-small', { amount: minimum, unit })}</Sentence>
  if (highest === range.maximum) return <RangeText range={range} unit={unit} />
  const maximum = formatNumber(Math.trunc(highest))
  return (
    <Sentence>
      {range.minimum <= 1
        ? t('amount.most', { amount: maximum, unit })
        : t('money.range', { minimum, maximum, unit })}
    </Sentence>
  )
}
