import { useT } from '../../i18n/language.tsx'
import type { RequestState } from './wallet.queries.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { StatusTone } from '../../ui/status-pill.tsx'

const tones = {
  waiting: 'waiting',
  completed: 'done',
  cancelled: 'neutral',
} as const satisfies Record<Extract<RequestState, string>, StatusTone>

/** How far a money request is, in the words of the language; an unknown state as it is (R-ACCT-06). */
export const RequestStatePill = ({ state }: { state: RequestState }) => {
  const t = useT()
  if (typeof state === 'object') return <StatusPill>{state.other}</StatusPill>
  return <StatusPill tone={tones[state]}>{t(`request.state.${state}`)}</StatusPill>
}
