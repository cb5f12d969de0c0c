import { formatDate, formatTime } from '../../lib/dates.ts'

const NOTHING = '-'

export const momentText = (at: string | null): string =>
  at === null ? NOTHING : `${formatDate(at)} ${formatTime(at)}`

export const MomentText = ({ at }: { at: string | null }) =>
  at === null ? (
    <span>{NOTHING}</span>
  ) : (
    <time key={at} dateTime={at} translate="no">
      {momentText(at)}
    </time>
  )
