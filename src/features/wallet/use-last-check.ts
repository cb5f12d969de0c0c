import { useSession } from '../session/session.context.tsx'
import { checkedAtOf, isConnectionLost } from '../session/session.selectors.ts'
import type { SessionSnapshot } from '../session/session.selectors.ts'

const clock = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Undefined while the connection holds, so that a check that tells nothing new draws nothing. */
const oldSince = (snapshot: SessionSnapshot): number | null | undefined =>
  isConnectionLost(snapshot) ? checkedAtOf(snapshot) : undefined

/** Whether the figures may be old, and of when they are: `HH:MM`, null if no check brought any. */
export const useLastCheck = (): { readonly isLost: boolean; readonly time: string | null } => {
  const since = useSession(oldSince)
  return {
    isLost: since !== undefined,
    time: since === undefined || since === null ? null : clock(since),
  }
}
