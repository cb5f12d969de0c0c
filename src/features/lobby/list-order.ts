import type { Locale } from '../../i18n/locales.ts'
import { locales } from '../../i18n/locales.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'

export type ListOrder = 'operator' | 'name' | 'newest'

type Sortable = { readonly name: Names; readonly addedAt?: string | undefined }

const timeOf = ({ addedAt }: Sortable): number => {
  const time = addedAt === undefined ? Number.NaN : Date.parse(addedAt)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

/** Available orders; `newest` only if the backend provides dates. */
export const ordersOf = (items: readonly Sortable[]): readonly ListOrder[] =>
  items.some((item) => Number.isFinite(timeOf(item)))
    ? ['operator', 'name', 'newest']
    : ['operator', 'name']

/** Stable: equal items keep the operator's order; items without a date come last. */
export const inListOrder = <Item extends Sortable>(
  items: readonly Item[],
  order: ListOrder,
  locale: Locale,
): readonly Item[] => {
  if (order === 'operator') return items
  if (order === 'newest') {
    const dated = items.map((item) => ({ item, time: timeOf(item) }))
    return dated
      .toSorted((a, b) => (a.time === b.time ? 0 : b.time - a.time))
      .map(({ item }) => item)
  }
  const { compare } = new Intl.Collator(locales[locale].tag, { numeric: true })
  return items.toSorted((a, b) =>
    compare(localisedName(locale, a.name), localisedName(locale, b.name)),
  )
}
