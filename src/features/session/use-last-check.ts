import { useSelector } from '@xstate/react'
import { isLatest, oldSince } from '../health-check/health-check.selectors.ts'
import { useSession } from './session.context.tsx'

/**
 * Compares the session's figures, renewed by health checks, with those of another call at `otherAt` (epoch
 * milliseconds, null: none): whether the session's are later, and since when the later ones may be outdated (null:
 * unknown, undefined: fresh), whether any check has succeeded, and how many in a
 * row had an answer that the contract does not know.
 */
export const useLastCheck = (
  otherAt: number | null,
): {
  readonly isLatest: boolean
  readonly since: number | null | undefined
  readonly isChecked: boolean
  readonly unreadableChecks: number
} => {
  const healthCheck = useSession(({ children }) => children.healthCheck)
  return {
    isLatest: useSelector(healthCheck, (snapshot) =>
      snapshot ? isLatest(snapshot, otherAt) : otherAt === null,
    ),
    since: useSelector(healthCheck, (snapshot) => snapshot && oldSince(snapshot, otherAt)),
    unreadableChecks: useSelector(
      healthCheck,
      (snapshot) => snapshot?.context.unreadableCount ?? 0,
    ),
    isChecked: useSelector(healthCheck, (snapshot) => snapshot?.context.checkedAt != null),
  }
}
