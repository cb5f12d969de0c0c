import type { CountedRequest, CounterStore, Throttle, ThrottledRequest } from '../../core/ports.ts'
import type { operations } from '../../../generated/proxy-api.ts'
import { uncounted } from '../../backend/call-kinds.ts'
import { clientNetwork } from '../../core/client-address.ts'
import { createIdThrottle } from './id-throttle.ts'
import { consume, StoreLimiter } from './store-limiter.ts'

export type ThrottleSettings = {
  /** By client address and minute; 0: no limit. */
  readonly loginsPerMinute: number
  readonly checksPerMinute: number
  readonly accountCallsPerMinute: number
  /** Wrong passwords or reset proofs for one id from one address before each further try waits; 0: no limit. */
  readonly loginTries: number
}

/** By client address, which a whole mobile network may share. */
const REPORTS_PER_MINUTE = 120

const RESET = 'resetPassword' satisfies OperationId

/** Routes that check whether something exists, change an account, or report figures. */
const groups = new Map<string, 'checks' | 'account' | 'reports'>([
  ['reportVitals' satisfies OperationId, 'reports'],
  ['checkUserId' satisfies OperationId, 'checks'],
  ['checkUserNick' satisfies OperationId, 'checks'],
  ['getRegDomain' satisfies OperationId, 'checks'],
  ['userRegister' satisfies OperationId, 'account'],
  [RESET, 'account'],
  ['changePassword' satisfies OperationId, 'account'],
])

type OperationId = keyof operations
type Counting = (request: ThrottledRequest) => Promise<CountedRequest>

type Surroundings = {
  readonly settings: ThrottleSettings
  readonly counters: CounterStore
  readonly clock: { now(): number }
}

/** Rate limits by client address, member, login id and route, counted in the store. */
export function createThrottle({ settings, counters, clock }: Surroundings): Throttle {
  const perMinute = (name: string, points: number) =>
    points === 0 ? null : new StoreLimiter({ counters, clock, name, points, seconds: 60 })
  const limiters = {
    checks: perMinute('checks', settings.checksPerMinute),
    account: perMinute('account', settings.accountCallsPerMinute),
    reports: perMinute('reports', REPORTS_PER_MINUTE),
  }
  const changes = perMinute('account-of-member', settings.accountCallsPerMinute)
  const logins = perMinute('logins', settings.loginsPerMinute)
  const loginIds = createIdThrottle('login', settings.loginTries, counters, clock)
  const resetIds = createIdThrottle('reset', settings.loginTries, counters, clock)
  const countReset = async (client: string, id: string): Promise<CountedRequest> => {
    const counted = await resetIds.count(client, id)
    const succeeded = async () => {
      await Promise.all([counted.succeeded(), loginIds.proved(client, id)])
    }
    return { ...counted, succeeded }
  }
  const count: Counting = async ({ route, clientAddress, body, member = null }) => {
    if (member !== null) {
      await consume(changes, member)
      return uncounted
    }
    const client = clientAddress === null ? 'unknown' : clientNetwork(clientAddress)
    if (route.sessionRole === 'sign-in') {
      await consume(logins, client)
      return loginIds.count(client, String(body['id']))
    }
    const group = groups.get(route.operationId)
    if (group !== undefined) await consume(limiters[group], client)
    return route.operationId === RESET ? countReset(client, String(body['id'])) : uncounted
  }
  const isLimited = ({ route, member }: ThrottledRequest): boolean =>
    member !== undefined || route.sessionRole === 'sign-in' || groups.has(route.operationId)
  return (request) => (isLimited(request) ? count(request) : null)
}
