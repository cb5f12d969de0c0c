import { useSelector } from '@xstate/react'
import { staleSince } from '../health-check/health-check.selectors.ts'
import { useSession } from './session.context.tsx'

const clock = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Whether the figures may be old, and of when they are: `HH:MM`, null if no check succeeded. */
export const useLastCheck = (): { readonly isLost: boolean; readonly time: string | null } => {
  const healthCheck = useSession(({ children }) => children.healthCheck)
  const since = useSelector(healthCheck, (snapshot) => snapshot && staleSince(snapshot))
  return {
    isLost: since !== undefined,
    time: since === undefined || since === null ? null : clock(since),
  }
}
