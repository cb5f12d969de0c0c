import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { moneyCell } from '../../lib/csv.ts'
import { formatMoment } from '../../lib/dates.ts'
import type { Money } from '../../lib/money.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { Bet } from '../bets/bets.api.ts'
import { ExportButtons } from '../wallet/export-buttons.tsx'
import { MoneyText } from '../wallet/money-text.tsx'
import { MomentText } from './moment-text.tsx'
import { moneyKinds } from './protection.model.ts'
import type { MoneyKind, Movement } from './protection.model.ts'
import { recordQueries } from './record.api.ts'
import styles from './protection.module.css'

/** A movement of money, or a bet, whose amount is the stake. */
type Entry = {
  readonly at: string
  readonly kind: MoneyKind | 'bet'
  readonly amount: Money
  readonly description: string
  /** Empty for a bet. */
  readonly state: string
  /** Null: not a bet. */
  readonly win: Money | null
}

const filters = ['money', ...moneyKinds, 'bet', 'all'] as const
type Filter = (typeof filters)[number]

const hasBets = (filter: Filter): boolean => filter === 'bet' || filter === 'all'

const passesFilter = (filter: Filter, kind: Entry['kind']): boolean =>
  filter === 'all' || filter === kind || (filter === 'money' && kind !== 'bet')

const timeOf = ({ at }: Entry): number => Date.parse(at) || 0

const useEntries = (movements: readonly Movement[], bets: readonly Bet[], filter: Filter) => {
  const { locale, t } = useLanguage()
  const entries = [
    ...movements.map(({ at, kind, amount, state }): Entry => ({
      at,
      kind,
      amount: { won: amount, isReadable: true },
      description: t(`protection.kind.${kind}`),
      // The states have the same words in the lists of deposits and withdrawals.
      state: state === 'unknown' ? t('protection.state.unknown') : t(`request.state.${state}`),
      win: null,
    })),
    ...bets.map(({ placedAt, name, bet, win }): Entry => ({
      at: placedAt,
      kind: 'bet',
      amount: bet,
      description: `${t('protection.kind.bet')} · ${localisedName(locale, name)}`,
      state: '',
      win,
    })),
  ]
  return entries
    .filter(({ kind }) => passesFilter(filter, kind))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
}

const EntryTable = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const t = useT()
  if (entries.length === 0) return <EmptyState title={t('protection.record.empty')} />
  return (
    <DataTable
      caption={t('protection.record.title')}
      rows={entries.map((entry, index) => ({ ...entry, index }))}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'at',
          header: t('protection.record.at'),
          cell: ({ at }) => <MomentText at={at} />,
          lead: true,
        },
        {
          key: 'kind',
          header: t('protection.record.kind'),
          cell: ({ description }) => description,
        },
        {
          key: 'amount',
          header: t('protection.record.amount'),
          cell: ({ amount }) => <MoneyText amount={amount} />,
          align: 'end',
        },
        {
          key: 'state',
          header: t('protection.record.state'),
          cell: ({ state, win }) =>
            win === null ? (
              state
            ) : (
              <>
                <span>{t('bets.column.win')}</span> <MoneyText amount={win} />
              </>
            ),
        },
      ]}
    />
  )
}

const TooManyBets = () => {
  const t = useT()
  return (
    <EmptyState
      title={t('protection.record.tooMany')}
      action={
        <Link className={buttonClass()} to="/bets">
          {t('bets.page.title')}
        </Link>
      }
    />
  )
}

/** Movements of money; bets are loaded once the member chooses a filter that has them. */
const FilteredRecord = ({ movements }: { readonly movements: readonly Movement[] }) => {
  const t = useT()
  const [filter, setFilter] = useState<Filter>('money')
  const withBets = hasBets(filter)
  const bets = useQuery({ ...recordQueries.bets(), enabled: withBets })
  const entries = useEntries(movements, bets.data ?? [], filter)
  const rowsOfFile = () => {
    const head = (['at', 'kind', 'amount', 'state'] as const).map((column) =>
      t(`protection.record.${column}`),
    )
    const rows = entries.map(({ at, description, amount, state, win }) => [
      formatMoment(at),
      description,
      moneyCell(amount),
      state,
      ...(withBets ? [win === null ? '' : moneyCell(win)] : []),
    ])
    return Promise.resolve([[...head, ...(withBets ? [t('bets.column.win')] : [])], ...rows])
  }
  return (
    <>
      <div className={styles['tools']}>
        <SelectField
          label={t('protection.record.filter')}
          value={filter}
          options={filters.map((value) => ({ value, name: t(`protection.kind.${value}`) }))}
          onChange={(value) => setFilter(filters.find((option) => option === value) ?? 'money')}
        />
        <ExportButtons
          name="record"
          isEmpty={entries.length === 0 || (withBets && !bets.data)}
          load={rowsOfFile}
        />
      </div>
      {withBets ? (
        <QueryBoundary query={bets} skeleton={<RowsSkeleton />}>
          {(loadedBets) =>
            loadedBets === null ? <TooManyBets /> : <EntryTable entries={entries} />
          }
        </QueryBoundary>
      ) : (
        <EntryTable entries={entries} />
      )}
    </>
  )
}

export const RecordPanel = () => {
  const t = useT()
  const record = useQuery(recordQueries.record())
  return (
    <Panel title={t('protection.record.title')} id="record">
      <p>{t('protection.record.text')}</p>
      <QueryBoundary query={record} skeleton={<RowsSkeleton />}>
        {(movements) => <FilteredRecord movements={movements} />}
      </QueryBoundary>
    </Panel>
  )
}
