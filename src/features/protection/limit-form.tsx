import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { CopyDetails } from '../../failures/copy-details.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MomentText, momentText } from './moment-text.tsx'
import { limitLimits, protectionMutations } from './protection.queries.ts'
import type { Limit } from './protection.model.ts'
import styles from './protection.module.css'
import { useAmountWords } from './use-amount-words.ts'

const MINUTES_OF_A_DAY = 1_440

/** A typed whole number, with or without commas; null: invalid or out of range. */
export const readLimit = (typed: string, maximum: number): number | null => {
  const text = typed.normalize('NFKC').replaceAll(/[,\s]/g, '')
  const value = /^\d{1,12}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= maximum ? value : null
}

/** One limit: current value, pending raise, and a field to change it. */
export const LimitForm = ({ limit: own }: { limit: Limit }) => {
  const { t, formatNumber } = useLanguage()
  const words = useAmountWords()
  const { limit, value, used, left, pending } = own
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const set = useMutation(protectionMutations.setLimit(limit))
  const confirm = useMutation(protectionMutations.confirmLimit(limit))
  const maximum = limit === 'time_day' ? MINUTES_OF_A_DAY : limitLimits.maximum
  const failure = set.error ?? confirm.error
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readLimit(typed, maximum)
    setIsWrong(wanted === null)
    if (wanted === null || set.isPending) return
    set.mutate(wanted, { onSuccess: () => setTyped('') })
  }
  const inWords = (wanted: number | null): string =>
    wanted === null ? t('protection.limit.none') : words.of(limit, wanted)
  const name = t(`protection.limit.${limit}`)
  return (
    <form className={styles['limit']} method="dialog" noValidate onSubmit={submit}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['now']}>
        {value === null || left === null
          ? t('protection.limit.unset', { used: words.of(limit, used) })
          : t('protection.limit.set', {
              value: words.of(limit, value),
              used: words.of(limit, used),
              left: words.of(limit, left),
            })}
      </p>
      {pending !== null && (
        <div className={styles['pending']} role="status">
          <p>
            {t('protection.limit.pending', {
              value: inWords(pending.value),
              at: momentText(pending.from),
              until: momentText(pending.until),
            })}
          </p>
          <div className={styles['actions']}>
            {pending.isDue && (
              <Button size="small" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                {t('protection.limit.confirm')}
              </Button>
            )}
            <Button size="small" busy={set.isPending} onClick={() => set.mutate(value)}>
              {t('protection.limit.keep')}
            </Button>
          </div>
        </div>
      )}
      <div className={styles['field']}>
        <TextField
          name={limit}
          inputMode="numeric"
          autoComplete="off"
          label={t('protection.limit.field', { name })}
          after={limit === 'time_day' ? t('protection.limit.minutes') : t('money.unit')}
          value={typed}
          error={isWrong && t('protection.limit.error', { maximum: formatNumber(maximum) })}
          onChange={({ target }) => {
            setIsWrong(false)
            setTyped(target.value)
          }}
        />
        <Button type="submit" busy={set.isPending}>
          {t('protection.limit.save')}
        </Button>
      </div>
      {value !== null && pending === null && (
        <Button size="small" variant="ghost" busy={set.isPending} onClick={() => set.mutate(null)}>
          {t('protection.limit.lift', { name })}
        </Button>
      )}
      {failure && (
        <Note tone="bad" title={t(`failure.${failure.kind}.title`)}>
          <CopyDetails code={failure.code} requestId={failure.requestId} at={failure.at} />
        </Note>
      )}
    </form>
  )
}

/** During a break: what is closed, and until when. */
export const BreakNote = ({ until }: { until: string }) => {
  const { t } = useLanguage()
  return (
    <Note tone="unsure" title={t('protection.break.running')}>
      <p>
        {t('protection.break.until')} <MomentText at={until} />
      </p>
    </Note>
  )
}
