import { formatMoment } from '../../lib/dates.ts'

const NO_DATE = '-'

export const MomentText = ({ at }: { at: string | null }) =>
  at === null ? (
    <span>{NO_DATE}</span>
  ) : (
    <time key={at} dateTime={at} translate="no">
      {formatMoment(at)}
    </time>
  )
