import type { Ref } from 'react'
import { useT } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SortIcon } from '../../ui/icons-list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { Chip } from './filter-chips.tsx'
import type { ListOrder } from './list-order.ts'
import styles from './lobby.module.css'
import { SearchBox } from './search-box.tsx'
import { FAVOURITES } from './use-list-state.ts'
import type { ListState } from './use-list-state.ts'

type OrderFieldProps = {
  readonly orders: readonly ListOrder[]
  readonly order: ListOrder
  readonly onChange: (order: ListOrder) => void
}

const OrderField = ({ orders, order, onChange }: OrderFieldProps) => {
  const t = useT()
  const chosenOrder = orders.includes(order) ? order : 'operator'
  return (
    <div className={classNames(styles['order'], chosenOrder !== 'operator' && styles['chosen'])}>
      <SortIcon />
      <SelectField
        label={t('lobby.order.label')}
        hiddenLabel
        value={chosenOrder}
        options={orders.map((option) => ({ value: option, name: t(`lobby.order.${option}`) }))}
        onChange={onChange}
      />
    </div>
  )
}

type ListToolsProps = {
  readonly listState: ListState
  readonly searchLabel: string
  readonly searchPlaceholder?: string | undefined
  readonly orders: readonly ListOrder[]
  readonly filters: readonly Chip[]
  readonly searchFieldRef?: Ref<HTMLInputElement>
}

export const ListTools = ({
  listState,
  searchLabel,
  searchPlaceholder,
  orders,
  filters,
  searchFieldRef,
}: ListToolsProps) => {
  const t = useT()
  const { query, queryVersion, setQuery, commitQuery, order, setOrder, filter, setFilter } =
    listState
  return (
    <div className={classNames(styles['tools'], styles['full'])}>
      <SearchBox
        key={queryVersion}
        {...(searchFieldRef && { ref: searchFieldRef })}
        label={searchLabel}
        placeholder={searchPlaceholder}
        query={query}
        onQuery={setQuery}
        onLeave={commitQuery}
      />
      <OrderField orders={orders} order={order} onChange={setOrder} />
      <FilterChips
        value={filter}
        onChange={setFilter}
        chips={[{ value: FAVOURITES, name: t('lobby.filter.favourites') }, ...filters]}
      />
    </div>
  )
}
