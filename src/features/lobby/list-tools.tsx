import type { Ref } from 'react'
import { useT } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OrderIcon } from '../../ui/icons-list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { Chip } from './filter-chips.tsx'
import type { ListOrder } from './list-order.ts'
import styles from './lobby.module.css'
import { SearchBox } from './search-box.tsx'
import { FAVOURITES } from './use-list-address.ts'
import type { ListAddress } from './use-list-address.ts'

type OrderFieldProps = {
  readonly orders: readonly ListOrder[]
  readonly order: ListOrder
  readonly onChange: (order: ListOrder) => void
}

const OrderField = ({ orders, order, onChange }: OrderFieldProps) => {
  const t = useT()
  const chosen = orders.includes(order) ? order : 'operator'
  return (
    <div className={classNames(styles['order'], chosen !== 'operator' && styles['chosen'])}>
      <OrderIcon />
      <SelectField
        label={t('lobby.order.label')}
        hiddenLabel
        value={chosen}
        options={orders.map((one) => ({ value: one, name: t(`lobby.order.${one}`) }))}
        onChange={onChange}
      />
    </div>
  )
}

type ListToolsProps = {
  readonly address: ListAddress
  readonly searchLabel: string
  readonly searchPlaceholder?: string | undefined
  readonly orders: readonly ListOrder[]
  readonly filters: readonly Chip[]
  readonly field?: Ref<HTMLInputElement>
}

export const ListTools = ({
  address,
  searchLabel,
  searchPlaceholder,
  orders,
  filters,
  field,
}: ListToolsProps) => {
  const t = useT()
  const { query, origin, setQuery, settle, order, setOrder, only, setOnly } = address
  return (
    <div className={classNames(styles['tools'], styles['full'])}>
      <SearchBox
        key={origin}
        {...(field && { ref: field })}
        label={searchLabel}
        placeholder={searchPlaceholder}
        query={query}
        onQuery={setQuery}
        onLeave={settle}
      />
      <OrderField orders={orders} order={order} onChange={setOrder} />
      <FilterChips
        value={only}
        onChange={setOnly}
        chips={[{ value: FAVOURITES, name: t('lobby.filter.favourites') }, ...filters]}
      />
    </div>
  )
}
