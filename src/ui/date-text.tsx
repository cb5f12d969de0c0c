import { formatDate } from '../lib/dates.ts'

/** A date as YYYY-MM-DD, or a dash (R-ACCT-04). */
export const DateText = ({ at }: { at: string | null }) => {
  const day = formatDate(at)
  return day === '-' ? <span>{day}</span> : <time dateTime={day}>{day}</time>
}
