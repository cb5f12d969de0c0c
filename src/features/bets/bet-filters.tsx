import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { focusField } from '../../platform/focus-field.ts'
import { Button } from '../../ui/button.tsx'
import { FilterLinks } from '../../ui/filter-links.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { betFilterIn, gameKinds, periods, searchOfBetFilter } from './bet-filter.ts'
import type { BetFilter } from './bet-filter.ts'
import styles from './bet-filters.module.css'

const ALL = 'all'

const textOf = (form: FormData, field: string): string => {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** Changes the filter in the address as it is at the press: the page may still show the one before. */
const useChange = () => {
  const navigate = useNavigate()
  return (changes: Partial<BetFilter>) => {
    const search = new URLSearchParams(location.search)
    void navigate(
      { search: searchOfBetFilter(search, { ...betFilterIn(search), ...changes }) },
      { replace: true },
    )
  }
}

const OwnDays = ({ filter }: { filter: BetFilter }) => {
  const t = useT()
  const change = useChange()
  const [isBackwards, setIsBackwards] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const from = textOf(form, 'from')
    const to = textOf(form, 'to')
    const isBackwards = to !== '' && from > to
    setIsBackwards(isBackwards)
    if (isBackwards) {
      focusField(event.currentTarget, 'to')
      return
    }
    change({ from, to })
  }
  return (
    <form data-print className={styles['days']} method="dialog" noValidate onSubmit={submit}>
      <TextField
        label={t('bets.filter.from')}
        name="from"
        type="date"
        defaultValue={filter.from ?? ''}
      />
      <TextField
        label={t('bets.filter.to')}
        name="to"
        type="date"
        defaultValue={filter.to ?? ''}
        error={isBackwards && t('bets.filter.error')}
        onChange={() => setIsBackwards(false)}
      />
      <Button type="submit">{t('bets.filter.apply')}</Button>
      <p className={styles['hint']}>{t('bets.filter.hint')}</p>
    </form>
  )
}

export const BetFilters = ({ filter }: { filter: BetFilter }) => {
  const t = useT()
  const [search] = useSearchParams()
  const change = useChange()
  const searchOf = (changes: Partial<BetFilter>) =>
    searchOfBetFilter(search, { ...filter, ...changes })
  const anyDay = { from: null, to: null }
  return (
    <div className={styles['filters']}>
      <FilterLinks
        label={t('bets.filter.kind')}
        links={[
          {
            key: ALL,
            title: t('bets.filter.kind.all'),
            isCurrent: filter.kind === null,
            search: searchOf({ kind: null }),
          },
          ...gameKinds.map((kind) => ({
            key: kind,
            title: t(`place.${kind}`),
            isCurrent: filter.kind === kind,
            search: searchOf({ kind }),
          })),
        ]}
      />
      <SelectField
        label={t('bets.filter.period')}
        hiddenLabel
        value={filter.period ?? ALL}
        options={[
          { value: ALL, name: t('bets.filter.period.all') },
          ...periods.map((period) => ({
            value: period,
            name: t(`bets.filter.period.${period}`),
          })),
        ]}
        onChange={(value) => {
          const period = value === ALL ? null : value
          change(period === 'days' ? { period } : { ...anyDay, period })
        }}
      />
      {filter.period === 'days' && <OwnDays key={`${filter.from} ${filter.to}`} filter={filter} />}
    </div>
  )
}
