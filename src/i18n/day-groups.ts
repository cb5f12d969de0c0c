import { useIntl } from 'react-intl'
import { formatDate } from '../lib/dates.ts'
import { useT } from './language.tsx'

const DAY_MS = 86_400_000

export type DayGroups = {
  /** Heading of the group of a date, in the site's time zone: today, yesterday, or its month. */
  readonly groupOf: (at: string | null) => string
  /** Whether that group is one day. */
  readonly isOneDay: (at: string | null) => boolean
}

export const useDayGroups = (): DayGroups => {
  const intl = useIntl()
  const t = useT()
  const now = Date.now()
  const today = formatDate(new Date(now).toISOString())
  const yesterday = formatDate(new Date(now - DAY_MS).toISOString())
  return {
    groupOf: (at) => {
      const day = formatDate(at)
      if (day === today) return t('items.group.today')
      if (day === yesterday) return t('items.group.yesterday')
      // No date: a dash, as in the row.
      if (!/^\d/.test(day)) return day
      return intl.formatDate(day, { year: 'numeric', month: 'long', timeZone: 'UTC' })
    },
    isOneDay: (at) => [today, yesterday].includes(formatDate(at)),
  }
}
