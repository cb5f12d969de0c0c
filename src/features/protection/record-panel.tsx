import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { formatMoment } from '../../lib/dates.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { MomentText } from './moment-text.tsx'
import { moneyKinds } from './protection.model.ts'
import type { Movement } from './protection.model.ts'
import { protectionQueries } from './protection.queries.ts'
import styles from './protection.module.css'
import { ExportButtons } from '../wallet/export-buttons.tsx'
import { useAmountWords } from './use-amount-words.ts'

const ALL = 'all'

/** State of a movement, in the words of the deposit and withdrawal lists. */
const useStateText = () => {
  const t = useT()
  return (state: Movement['state']): string =>
    state === 'unknown' ? t('protection.state.unknown') : t(`request.state.${state}`)
}

const Movements = ({ movements }: { movements: readonly Movement[] }) => {
  const t = useT()
  const { won } = useAmountWords()
  const stateText = useStateText()
  const [kind, setKind] = useState<string>(ALL)
  const filtered = movements.filter((movement) => kind === ALL || movement.kind === kind)
  const rowsOfFile = () => {
    const head = [
      t('protection.record.at'),
      t('protection.record.kind'),
      t('protection.record.amount'),
      t('protection.record.state'),
    ]
    const rows = filtered.map((one) => [
      formatMoment(one.at),
      t(`protection.kind.${one.kind}`),
      one.amount,
      stateText(one.state),
    ])
    return Promise.resolve([head, ...rows])
  }
  return (
    <>
      <div className={styles['tools']}>
        <SelectField
          label={t('protection.record.filter')}
          value={kind}
          options={[
            { value: ALL, name: t('protection.kind.all') },
            ...moneyKinds.map((value) => ({ value, name: t(`protection.kind.${value}`) })),
          ]}
          onChange={setKind}
        />
        <ExportButtons name="money" isEmpty={filtered.length === 0} load={rowsOfFile} />
      </div>
      {filtered.length === 0 ? (
        <EmptyState title={t('protection.record.empty')} />
      ) : (
        <DataTable
          caption={t('protection.record.title')}
          rows={filtered.map((movement, index) => ({ ...movement, index }))}
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
              cell: (one) => t(`protection.kind.${one.kind}`),
            },
            {
              key: 'amount',
              header: t('protection.record.amount'),
              cell: ({ amount }) => won(amount),
              align: 'end',
            },
            {
              key: 'state',
              header: t('protection.record.state'),
              cell: ({ state }) => stateText(state),
            },
          ]}
        />
      )}
    </>
  )
}

export const RecordPanel = () => {
  const t = useT()
  const record = useQuery(protectionQueries.record())
  const client = useQueryClient()
  const { dataUpdatedAt } = record
  // Reading the lists updated the server's facts, so they are refetched.
  useEffect(() => {
    if (dataUpdatedAt > 0) void client.invalidateQueries(protectionQueries.facts())
  }, [client, dataUpdatedAt])
  return (
    <Panel title={t('protection.record.title')} id="record">
      <p>{t('protection.record.text')}</p>
      <QueryBoundary query={record} skeleton={<RowsSkeleton />}>
        {(movements) => <Movements movements={movements} />}
      </QueryBoundary>
    </Panel>
  )
}
