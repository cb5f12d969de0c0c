import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { FailureNote } from '../../failures/failure-note.tsx'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { limitLimits, protectionMutations } from './protection.api.ts'
import type { Limit } from './protection.model.ts'
import styles from './limits.module.css'
import { LimitUse } from './limit-use.tsx'
import { useAmountWords } from './use-amount-words.ts'

const MINUTES_OF_A_DAY = 1_440

export type LimitFormProps = {
  limit: Limit
  onSaved: () => void
}

/** The content of one limit's sheet: its use, a field for a new value, and a button that removes it. */
export const LimitForm = ({ limit: currentLimit, onSaved }: LimitFormProps) => {
  const { t, formatNumber } = useLanguage()
  const { showToast } = useNotifier()
  const { limit, value, pending } = currentLimit
  const [digits, setDigits] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [isOutOfRange, setIsOutOfRange] = useState(false)
  const setLimit = useSingleMutation(protectionMutations.setLimit(limit))
  const maximum = limit === 'time_day' ? MINUTES_OF_A_DAY : limitLimits.maximum
  const name = t(`protection.limit.${limit}`)
  const amountWords = useAmountWords()
  const unit = limit === 'time_day' ? t('protection.limit.minutes') : t('money.unit')
  const example = limit === 'time_day' ? 60 : 50_000
  const error = t('protection.limit.error', { maximum: formatNumber(maximum) })
  const save = (limitValue: number | null) => {
    setLimit.mutate(limitValue, {
      onSuccess: ({ limits }) => {
        const isRequested = limits.find((other) => other.limit === limit)?.pending != null
        showToast({
          kind: 'success',
          id: isRequested ? 'protection.limit.requested' : 'protection.limit.saved',
        })
        onSaved()
      },
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = Number(digits)
    const isPossible = amount >= 1 && amount <= maximum
    setIsOutOfRange(!isPossible)
    if (isPossible) save(amount)
  }
  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
      <LimitUse limit={currentLimit} showsLimit />
      <AmountInput
        ref={input}
        name={limit}
        label={t('protection.limit.field', { name })}
        after={unit}
        digits={digits}
        onDigits={(next) => {
          setIsOutOfRange(false)
          setDigits(next)
        }}
        format={formatNumber}
        unit={unit}
        error={isOutOfRange && error}
        errors={{
          unreadable: t('amount.error.unreadable', { example: formatNumber(example) }),
          tooLarge: error,
        }}
        inWords={(amount) => `= ${amountWords.of(limit, amount)}`}
      />
      <p className={styles['small']}>{t('protection.limits.text')}</p>
      <FailureNote error={setLimit.error} />
      <Button type="submit" variant="main" size="large" wide busy={setLimit.isPending}>
        {t('protection.limit.save')}
      </Button>
      {value !== null && pending === null && (
        <Button variant="ghost" wide busy={setLimit.isPending} onClick={() => save(null)}>
          {t('protection.limit.lift', { name })}
        </Button>
      )}
    </form>
  )
}
