import { formatMoment } from '../../lib/dates.ts'

const NOTHING = '-'

export const MomentText = ({ at }: { at: string | null }) =>
  at === null ? (
    <span>{NOTHING}</span>
  ) : (
    <time key={at} dateTime={at} translate="no">
      {formatMoment(at)}
    </time>
  )
