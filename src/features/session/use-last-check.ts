import { useSelector } from '@xstate/react'
import { checkedAt, isConnectionLost, startedAt } from '../health-check/health-check.selectors.ts'
import { useSession } from './session.context.tsx'

/**
 * When the last health check succeeded, and when the first one began, epoch milliseconds, null if
 * there is none; and whether the connection has been lost since.
 */
export const useLastCheck = (): {
  readonly checkedAt: number | null
  readonly startedAt: number | null
  readonly isLost: boolean
} => {
  const healthCheck = useSession(({ children }) => children.healthCheck)
  return {
    checkedAt: useSelector(healthCheck, (snapshot) => (snapshot ? checkedAt(snapshot) : null)),
    startedAt: useSelector(healthCheck, (snapshot) => (snapshot ? startedAt(snapshot) : null)),
    isLost: useSelector(
      healthCheck,
      (snapshot) => snapshot !== undefined && isConnectionLost(snapshot),
    ),
  }
}
