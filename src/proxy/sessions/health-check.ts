import { proxyRoutes } from '../../generated/proxy-routes.ts'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { components } from '../../generated/public-api.ts'
import { validators } from '../../generated/validators.js'
import { isRecord } from '../../lib/json.ts'
import type { User } from '../ports.ts'
import { forward } from '../routes/forward.ts'
import type { BackendAnswer } from '../routes/parse-answer.ts'
import { ProblemError } from '../routes/problem.ts'
import type { RequestContext } from '../routes/request-context.ts'

type HealthAnswer = components['schemas']['HealthAnswer']

const operationId = 'userHealthCheck'
const backend = proxyRoutes.find((route) => route.operationId === operationId)?.backend ?? null

/** Whether a route is the health check, whose answer tells the member anew (R-SESS-08). */
export const isHealthCheck = (route: ProxyRoute): boolean => route.operationId === operationId

const userIn = ({ status, value }: BackendAnswer): unknown =>
  status === ('success' satisfies HealthAnswer['status'])
    ? (value as Partial<HealthAnswer>).user
    : undefined

/** The member in a health check's answer, if it fits the contract, even if the rest does not. */
export const validUserIn = (answer: BackendAnswer): User | null => validUser(userIn(answer))

/** The value as a member, if it fits the contract and says whose it is. */
export function validUser(value: unknown): User | null {
  return validators.User(value) && hasUserId(value as User) ? (value as User) : null
}

/** The site reads a number as text, too. */
const hasUserId = ({ userId }: Readonly<Record<string, unknown>>): boolean =>
  typeof userId === 'number' || (typeof userId === 'string' && userId.trim() !== '')

/**
 * Asks the backend's health check whose token this is, for a login that did not say it, and waits no
 * longer than `timeoutMs`.
 * @throws ProblemError 502 when the answer does not tell it, and what `forward` throws
 */
export async function fetchUser(
  context: RequestContext,
  backendToken: string,
  timeoutMs: number,
): Promise<User> {
  if (backend === null) throw new ProblemError('internal_fault')
  const user = userIn(await forward(context, backend, {}, backendToken, timeoutMs))
  if (isRecord(user) && hasUserId(user)) return user as User
  throw new ProblemError('backend_answer_invalid', {
    detail: 'Neither the login nor the health check says who signed in.',
  })
}
