import { useEffect, useState } from 'react'
import { useSession, useSessionActor } from '../../machines/session/session.context.tsx'
import { isConnectionLost } from '../../machines/session/session.selectors.ts'

const clock = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Whether the figures may be old, and since when: `HH:MM` of the last moment at which the
 * connection was known to hold, null if that was before this component stood.
 */
export const useLastCheck = (): { readonly isLost: boolean; readonly time: string | null } => {
  const actor = useSessionActor()
  const isLost = useSession(isConnectionLost)
  const [time, setTime] = useState<string | null>(null)
  useEffect(() => {
    let steadyAt: number | null = isConnectionLost(actor.getSnapshot()) ? null : Date.now()
    const subscription = actor.subscribe((snapshot) => {
      if (isConnectionLost(snapshot)) setTime(steadyAt === null ? null : clock(steadyAt))
      else steadyAt = Date.now()
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return { isLost, time }
}
