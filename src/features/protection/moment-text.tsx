import { formatDate, formatTime } from '../../lib/dates.ts'

const NOTHING = '-'

export const momentText = (at: string | null): string =>
  at === null ? NOTHING : `${formatDate(at)} ${formatTime(at)}`

export const MomentText = ({ at }: { at: string | null }) =>
  at === null ? <span>{NOTHING}</span> : <time dateTime={at}>{momentText(at)}</time>
