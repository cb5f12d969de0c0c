import { proxyRoutes } from '../../generated/proxy-routes.ts'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { components } from '../../generated/public-api.ts'
import { validators } from '../../generated/validators.js'
import { isRecord } from '../../lib/json.ts'
import type { User } from '../ports.ts'
import { forward, logUnlikeContract } from '../routes/forward.ts'
import { detailsOf } from '../routes/parse-answer.ts'
import type { BackendAnswer } from '../routes/parse-answer.ts'
import { ProblemError } from '../routes/problem.ts'
import type { RequestContext } from '../routes/request-context.ts'

type HealthAnswer = components['schemas']['HealthAnswer']
type LoginAuthenticated = components['schemas']['LoginAuthenticated']

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
function validUser(value: unknown): User | null {
  return validators.User(value) && hasUserId(value as User) ? (value as User) : null
}

/**
 * The member in a login's answer, if the login says it and it fits the contract; else null, and the
 * log says where it does not fit.
 */
export function userOfLogin(
  context: RequestContext,
  { status, value }: BackendAnswer,
): User | null {
  const { user: given } = value as Partial<LoginAuthenticated>
  if (given === undefined) return null
  const user = validUser(given)
  if (user !== null) return user
  const faults = detailsOf(validators.User.errors ?? [], '/user')
  const details = faults.length > 0 ? faults : ['/user/userId must not be empty']
  logUnlikeContract(context, { status, details })
  return null
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
