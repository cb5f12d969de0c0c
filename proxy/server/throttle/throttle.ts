import type { CountedRequest, CounterStore, Throttle, ThrottledRequest } from '../../ports/ports.ts'
import type { operations } from '../../../src/generated/api.ts'
import type { ProxyRoute } from '../../../src/generated/proxy-routes.ts'
import { asksForPassword, uncountedRequest } from '../../backend/call-kinds.ts'
import { clientNetworks } from '../../http/client-address.ts'
import type { ClientNetwork } from '../../http/client-address.ts'
import type { LimitSettings } from '../../settings/limit-settings.ts'
import { createIdThrottle } from './id-throttle.ts'
import type { Client } from './id-throttle.ts'
import { consume, StoreLimiter } from './store-limiter.ts'

/** The limit of one client address, which a whole mobile network may share. */
const REPORTS_PER_MINUTE = 120

/** The factors of the networks in `clientNetworks`. */
const FACTORS = [1, 2, 4]

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
type CountRequest = (request: ThrottledRequest) => Promise<CountedRequest>

type ThrottlePorts = {
  readonly settings: LimitSettings
  readonly counters: CounterStore
  readonly clock: { now(): number }
}

/** The limit that a member's call counts against; each of these calls writes durably. */
const memberGroup = (route: ProxyRoute) => {
  if (asksForPassword(route)) return 'changes'
  if (route.hasIdempotencyKey) return 'money'
  return route.backend === null ? 'decisions' : 'admissions'
}

type CountNetworks = (networks: readonly ClientNetwork[]) => Promise<void>

/** Rate limits by client address, device, member, login id and route, counted in the store. */
export function createThrottle({ settings, counters, clock }: ThrottlePorts): Throttle {
  const perMinute = (name: string, points: number) =>
    points === 0 ? null : new StoreLimiter({ counters, clock, name, points, seconds: 60 })
  /** A request that a network has no room for is not counted for the larger ones. */
  const byNetwork = (name: string, points: number): CountNetworks => {
    const limiters = new Map(FACTORS.map((factor) => [factor, perMinute(name, points * factor)]))
    return async (networks) => {
      for (const network of networks) {
        await consume(limiters.get(network.factor) ?? null, network.name)
      }
    }
  }
  const limits = {
    checks: byNetwork('checks', settings.checksPerMinute),
    account: byNetwork('account', settings.accountCallsPerMinute),
    reports: byNetwork('reports', REPORTS_PER_MINUTE),
    logins: byNetwork('logins', settings.loginsPerMinute),
  }
  const memberLimits = {
    changes: perMinute('account-of-member', settings.accountCallsPerMinute),
    money: perMinute('money-of-member', settings.memberWritesPerMinute),
    decisions: perMinute('decisions-of-member', settings.memberWritesPerMinute),
    admissions: perMinute('ways-of-member', settings.memberWritesPerMinute),
  }
  const tryOptions = { tries: settings.loginTries, counters, clock }
  const loginIds = createIdThrottle({ ...tryOptions, purpose: 'login', countAny: limits.logins })
  const resetIds = createIdThrottle({ ...tryOptions, purpose: 'reset', countAny: limits.account })
  const countReset = async (client: Client, id: string): Promise<CountedRequest> => {
    const resetCount = await resetIds.count(client, id)
    const succeeded = async () => {
      await Promise.all([resetCount.succeeded(), loginIds.recordSuccess(client, id)])
    }
    return { ...resetCount, succeeded }
  }
  const count: CountRequest = async ({ route, clientAddress, device, body, member = null }) => {
    if (member !== null) {
      await consume(memberLimits[memberGroup(route)], member)
      return uncountedRequest
    }
    const networks = clientNetworks(clientAddress ?? 'unknown')
    const clientOf = () => {
      const secret = device?.()
      return { device: secret === undefined ? null : `device ${secret}`, networks }
    }
    if (route.sessionRole === 'sign-in') return loginIds.count(clientOf(), String(body['id']))
    if (route.operationId === RESET) return countReset(clientOf(), String(body['id']))
    const group = groups.get(route.operationId)
    if (group !== undefined) await limits[group](networks)
    return uncountedRequest
  }
  const isLimited = ({ route, member }: ThrottledRequest): boolean =>
    member !== undefined || route.sessionRole === 'sign-in' || groups.has(route.operationId)
  return (request) => (isLimited(request) ? count(request) : null)
}
