import { useT } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ListOrder } from './list-order.ts'

type OrderFieldProps = {
  readonly orders: readonly ListOrder[]
  readonly order: ListOrder
  readonly onChange: (order: ListOrder) => void
}

/** In which order a list stands. */
export const OrderField = ({ orders, order, onChange }: OrderFieldProps) => {
  const t = useT()
  const chosen = orders.includes(order) ? order : 'operator'
  return (
    <SelectField
      label={t('lobby.order.label')}
      value={chosen}
      options={orders.map((one) => ({ value: one, name: t(`lobby.order.${one}`) }))}
      onChange={(value) => onChange(orders.find((one) => one === value) ?? 'operator')}
    />
  )
}
