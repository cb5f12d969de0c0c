import { useSession } from '../../machines/session/session.context.tsx'
import { checkedAtOf, isConnectionLost } from '../../machines/session/session.selectors.ts'

const clock = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Whether the figures may be old, and of when they are: `HH:MM`, null if no check brought any. */
export const useLastCheck = (): { readonly isLost: boolean; readonly time: string | null } => {
  const isLost = useSession(isConnectionLost)
  const checkedAt = useSession(checkedAtOf)
  return { isLost, time: checkedAt === null ? null : clock(checkedAt) }
}
