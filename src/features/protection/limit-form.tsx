import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { CopyDetails } from '../../failures/copy-details.tsx'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { limitLimits, protectionMutations } from './protection.queries.ts'
import type { Limit } from './protection.model.ts'
import styles from './limits.module.css'
import { LimitUse } from './limit-use.tsx'

const MINUTES_OF_A_DAY = 1_440

/** A typed whole number, with or without commas; null: invalid or out of range. */
const readLimit = (typed: string, maximum: number): number | null => {
  const text = typed.normalize('NFKC').replaceAll(/[,\s]/g, '')
  const value = /^\d{1,12}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= maximum ? value : null
}

export type LimitFormProps = {
  limit: Limit
  onSaved: () => void
}

/** In the sheet of one limit: its use, a field for a new value, and a button that removes it. */
export const LimitForm = ({ limit: own, onSaved }: LimitFormProps) => {
  const { t, formatNumber } = useLanguage()
  const { showToast } = useNotifier()
  const { limit, value, pending } = own
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const set = useSingleMutation(protectionMutations.setLimit(limit))
  const maximum = limit === 'time_day' ? MINUTES_OF_A_DAY : limitLimits.maximum
  const name = t(`protection.limit.${limit}`)
  const save = (wanted: number | null) => {
    set.mutate(wanted, {
      onSuccess: ({ limits }) => {
        const isRequested = limits.find((one) => one.limit === limit)?.pending != null
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
    const wanted = readLimit(typed, maximum)
    setIsWrong(wanted === null)
    if (wanted !== null) save(wanted)
  }
  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
      <LimitUse limit={own} isWhole />
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
      <p className={styles['small']}>{t('protection.limits.text')}</p>
      {set.error && (
        <Note tone="bad" title={t(`failure.${set.error.kind}.title`)}>
          <CopyDetails code={set.error.code} requestId={set.error.requestId} at={set.error.at} />
        </Note>
      )}
      <Button type="submit" variant="main" size="large" wide busy={set.isPending}>
        {t('protection.limit.save')}
      </Button>
      {value !== null && pending === null && (
        <Button variant="ghost" wide busy={set.isPending} onClick={() => save(null)}>
          {t('protection.limit.lift', { name })}
        </Button>
      )}
    </form>
  )
}
