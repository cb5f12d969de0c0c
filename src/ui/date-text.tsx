import { formatDate, formatTime } from '../lib/dates.ts'

/** A date as YYYY-MM-DD, with the time of day if wanted, or a dash (R-ACCT-04). */
export const DateText = ({ at, timed = false }: { at: string | null; timed?: boolean }) => {
  const day = formatDate(at)
  if (day === '-') return <span>{day}</span>
  const text = timed ? `${day} ${formatTime(at)}` : day
  return (
    <time key={text} dateTime={text} translate="no">
      {text}
    </time>
  )
}

/** The time of day, for a date whose day is shown above it; without a time, the date. */
export const TimeText = ({ at }: { at: string }) =>
  at.includes(':') ? (
    <time key={at} dateTime={at} translate="no">
      {formatTime(at)}
    </time>
  ) : (
    <DateText at={at} />
  )
