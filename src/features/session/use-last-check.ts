import { useSelector } from '@xstate/react'
import { checkedAt, isConnectionLost } from '../health-check/health-check.selectors.ts'
import { useSession } from './session.context.tsx'

/**
 * When the last health check succeeded, epoch milliseconds, null if none has; and whether the
 * connection has been lost since.
 */
export const useLastCheck = (): {
  readonly checkedAt: number | null
  readonly isLost: boolean
} => {
  const healthCheck = useSession(({ children }) => children.healthCheck)
  return {
    checkedAt: useSelector(healthCheck, (snapshot) => (snapshot ? checkedAt(snapshot) : null)),
    isLost: useSelector(
      healthCheck,
      (snapshot) => snapshot !== undefined && isConnectionLost(snapshot),
    ),
  }
}
