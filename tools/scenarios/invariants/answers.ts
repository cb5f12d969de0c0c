import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { ProxyRoute } from '#site/generated/proxy-routes.ts'
import { validators } from '#proxy/http/validators.ts'
import type { SchemaName } from '#site/generated/schemas.ts'
import type { SeenCall } from '../words/calls.ts'
import type { Invariant, SeenTab } from './invariant.model.ts'

const routes: ReadonlyMap<string, ProxyRoute> = new Map(
  proxyRoutes.map((route) => [route.operationId, route]),
)

const fits = (schema: SchemaName, value: unknown): boolean => validators[schema](value)

function faultsOf({ operation, body, outcome, answer }: SeenCall): readonly string[] {
  const route = routes.get(operation)
  if (route === undefined) return [`${operation} is no operation of the contract`]
  const sent = fits(route.request, body) ? [] : [`the request of ${operation}`]
  const schema = outcome === null ? undefined : route.answers[outcome]
  return schema === undefined || fits(schema, answer)
    ? sent
    : [...sent, `an answer of ${operation}`]
}

export const callsFitContract: Invariant = {
  name: 'calls and answers fit the contract',
  reason: 'The backend refuses the call, or the page reads something else than the answer.',
  remedy: 'Change the call, or the contract in openapi/ and run `npm run generate`.',
  watch: () => {
    const seen = new WeakMap<SeenCall, string | null>()
    return ({ calls, brokenOperations }) =>
      calls.flatMap((call) => {
        if (seen.get(call) === call.outcome && seen.has(call)) return []
        seen.set(call, call.outcome)
        const isBroken = brokenOperations.has('*') || brokenOperations.has(call.operation)
        return isBroken ? [] : faultsOf(call)
      })
  },
}

/** Reads are tried again after 0.8 and 1.6 s before a screen says that they failed. */
const RETRIED_FOR_MS = 3_000

/** Calls whose failure a page need not show: it is complete without them. */
const silent = new Set([
  ...['reportVitals', 'getNoticePopup', 'getAdvertisement', 'getSiteSettings', 'session'],
  // Menus and forms work without it: without an answer, nothing counts as closed or locked.
  ...['getCasinoSetting', 'getSlotSetting', 'getSportSetting', 'getDepositLock', 'getWithdrawLock'],
  // Figures of the health check stay, with their own mark.
  'getInGameBalance',
])

const hasFailed = ({ outcome }: SeenCall): boolean =>
  outcome !== null && /^\d+$|^no connection$|^unreadable$/.test(outcome)

const showsFailure = ({ page, isMarkedOld }: SeenTab): boolean =>
  page === null || page.reports > 0 || isMarkedOld === true

type Noted = { readonly at: number; readonly shown: number; readonly path: string }

export const failuresAreSaid: Invariant = {
  name: 'every failed call is reported somewhere',
  reason: 'A player waits for something that will not come, or believes that it was done.',
  remedy: 'Show an error state with another try, a message, or the mark of old figures.',
  watch: () => {
    const noted = new Map<SeenCall, Noted>()
    const shownBefore = new Map<number, number>()
    const reportedCalls = new WeakSet<SeenCall>()
    return ({ calls, now, tabs }) =>
      tabs.flatMap((tab) => {
        const shown = shownBefore.get(tab.number) ?? 0
        shownBefore.set(tab.number, tab.shownCount)
        const own = calls.filter((call) => call.tab === tab.number)
        return own.flatMap((call, index) => {
          if (!hasFailed(call) || silent.has(call.operation) || reportedCalls.has(call)) return []
          const before = noted.get(call)
          const first = before ?? { at: now, shown, path: tab.path }
          if (before === undefined) noted.set(call, first)
          const isOver =
            tab.shownCount > first.shown ||
            tab.path !== first.path ||
            own.slice(index + 1).some(({ operation }) => operation === call.operation)
          if (isOver || showsFailure(tab)) reportedCalls.add(call)
          if (reportedCalls.has(call) || now - first.at < RETRIED_FOR_MS || tab.isFrozen) return []
          return [`${call.operation} failed (${call.outcome}), and ${tab.path} does not say so`]
        })
      })
  },
}
