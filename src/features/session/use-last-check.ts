import { useSelector } from '@xstate/react'
import { isLatest, oldSince } from '../health-check/health-check.selectors.ts'
import { useSession } from './session.context.tsx'

/**
 * How the session's figures, which the health check renews, stand against those that another call
 * brought at `otherAt` (epoch milliseconds, null: it brought none): whether they are the later ones, and
 * of when the later ones are if they may be old (null: unknown, undefined: they are fresh).
 */
export const useLastCheck = (
  otherAt: number | null,
): { readonly isLatest: boolean; readonly since: number | null | undefined } => {
  const healthCheck = useSession(({ children }) => children.healthCheck)
  return {
    isLatest: useSelector(healthCheck, (snapshot) =>
      snapshot ? isLatest(snapshot, otherAt) : otherAt === null,
    ),
    since: useSelector(healthCheck, (snapshot) => snapshot && oldSince(snapshot, otherAt)),
  }
}
