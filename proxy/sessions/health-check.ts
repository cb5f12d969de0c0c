import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import type { components } from '../../src/generated/api.ts'
import { validators } from '../http/validators.ts'
import { isRecord } from '../../src/lib/json.ts'
import { breachesOf, droppedBreaches } from '../drift/breaches.ts'
import { fieldsOf } from '../http/answer-fields.ts'
import type { Breach } from '../ports/log.ts'
import type { User } from '../ports/ports.ts'
import { forward } from '../backend/forward.ts'
import { withoutProperties } from '../backend/parse-answer.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { ProblemError } from '../http/problem.ts'
import { reduceToFields } from '../backend/reduce-answer.ts'
import type { RequestContext } from '../http/request-context.ts'

type HealthAnswer = components['schemas']['HealthAnswer']

const operationId = 'userHealthCheck'
const SUCCESS = 'success' satisfies HealthAnswer['status']

/** Whether the route is the health check, whose answer updates the member (R-SESS-08). */
export const isHealthCheck = (route: ProxyRoute): boolean => route.operationId === operationId

/**
 * The valid member in a health check's answer, even if other parts are invalid. Its counts are those of the answer,
 * which the site shows; others would ask a reloaded page about unread messages again.
 */
export function validUserIn({ status, value }: BackendAnswer): User | null {
  const { user, noteCount, helpCount } = value
  if (status !== SUCCESS || !validators.User(user)) return null
  return {
    ...(user as User),
    ...(isCount(noteCount) && { noteCount }),
    ...(isCount(helpCount) && { helpCount }),
  }
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** @throws ProblemError 502 for a successful health check without a member */
export function assertNamesMember({ status, members }: BackendAnswer): void {
  if (status !== SUCCESS || members.length > 0) return
  throw new ProblemError('backend_answer_invalid', { detail: 'The answer says no member.' })
}

/** The valid values of a member. */
export type ReadableUser = {
  /** The member's key (`memberKey`); empty: no id. */
  readonly key: string
  readonly validFields: Partial<User>
  readonly isValid: boolean
  readonly breaches: readonly Breach[]
}

/** Reads a member's valid values; null: not an object. */
export function readUser(value: unknown): ReadableUser | null {
  const findings = { dropped: new Set<string>(), members: [] as string[] }
  if (!isRecord(value)) return null
  const faults = validators.User(value) ? [] : (validators.User.errors ?? [])
  const faultBreaches = breachesOf('User', faults, value, '/user')
  const reduced = reduceToFields(fieldsOf('User'), value, findings, '/user')
  const unreadable = faults.map(({ instancePath }) => instancePath)
  const validFields = withoutProperties(isRecord(reduced) ? reduced : {}, unreadable)
  const breaches = [...faultBreaches, ...droppedBreaches(findings.dropped)]
  const key = findings.members[0] ?? ''
  return { key, validFields, isValid: faults.length === 0, breaches }
}

/**
 * Asks the health check who owns the token, for a login answer that was incomplete; waits at most `timeoutMs`. Null
 * when the answer names no member.
 * @throws what `forward` throws
 */
export async function fetchUser(
  context: RequestContext,
  backendToken: string,
  timeoutMs: number,
): Promise<ReadableUser | null> {
  const route: ProxyRoute | undefined = proxyRoutes.find(
    (proxyRoute) => proxyRoute.operationId === operationId,
  )
  if (!route?.backend) throw new ProblemError('internal_fault')
  const call = { backend: route.backend, body: {}, backendToken, timeoutMs, isLenient: true }
  const { status, value } = await forward({ ...context, route }, call)
  return status === SUCCESS ? readUser(value['user']) : null
}
