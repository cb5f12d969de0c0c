import { useLanguage } from '../../i18n/language.tsx'
import { wholeAmount } from '../../lib/money.ts'
import type { Bet } from './bets.queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { MoneyText } from '../wallet/money-text.tsx'

const kindIds = {
  slot: 'place.slot',
  casino: 'place.casino',
  sport: 'place.sport',
} as const satisfies Record<Extract<Bet['kind'], string>, string>

const useColumns = (): readonly DataColumn<Bet>[] => {
  const { locale, t } = useLanguage()
  return [
    {
      key: 'game',
      header: t('bets.column.game'),
      lead: true,
      cell: ({ name }) => {
        const words = localisedName(locale, name)
        return <span lang={nameLanguage(locale, words)}>{words}</span>
      },
    },
    {
      key: 'kind',
      header: t('bets.column.kind'),
      cell: ({ kind }) => (typeof kind === 'object' ? kind.other : t(kindIds[kind])),
    },
    {
      key: 'placedAt',
      header: t('bets.column.placedAt'),
      cell: ({ placedAt }) => <DateText at={placedAt} />,
    },
    {
      key: 'bet',
      header: t('bets.column.bet'),
      align: 'end',
      cell: ({ bet }) => <MoneyText amount={bet} />,
    },
    {
      key: 'win',
      header: t('bets.column.win'),
      align: 'end',
      cell: ({ win }) => <MoneyText amount={win} tone={wholeAmount(win) > 0 ? 'in' : 'plain'} />,
    },
  ]
}

export const BetTable = ({ bets }: { bets: readonly Bet[] }) => {
  const { t } = useLanguage()
  return (
    <DataTable
      caption={t('bets.table.caption')}
      columns={useColumns()}
      rows={bets}
      rowKey={({ id }) => id}
    />
  )
}
