import { useIntl } from 'react-intl'
import { formatDate } from '../lib/dates.ts'
import { useT } from './language.tsx'
import { DAY_MS } from '../lib/durations.ts'

export type DayGroups = {
  /** Heading of the group of a date, in the site's time zone: today, yesterday, or its month. */
  readonly groupOf: (date: string | null) => string
  /** Whether that group is one day. */
  readonly isOneDay: (date: string | null) => boolean
}

const daysAgo = (days: number): string =>
  formatDate(new Date(Date.now() - days * DAY_MS).toISOString())

export const useDayGroups = (): DayGroups => {
  const intl = useIntl()
  const t = useT()
  return {
    groupOf: (date) => {
      const day = formatDate(date)
      if (day === daysAgo(0)) return t('items.group.today')
      if (day === daysAgo(1)) return t('items.group.yesterday')
      // Without a date it is a dash, as in the row.
      if (!/^\d/.test(day)) return day
      return intl.formatDate(day, { year: 'numeric', month: 'long', timeZone: 'UTC' })
    },
    isOneDay: (date) => [daysAgo(0), daysAgo(1)].includes(formatDate(date)),
  }
}
