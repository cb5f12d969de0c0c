import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { ProxyRoute } from '#site/generated/proxy-routes.ts'
import { validators } from '#proxy/http/validators.ts'
import type { SchemaName } from '#site/generated/schemas.ts'
import type { ObservedCall } from '../words/calls.ts'
import type { Invariant, TabSnapshot } from './invariant.model.ts'

const routes: ReadonlyMap<string, ProxyRoute> = new Map(
  proxyRoutes.map((route) => [route.operationId, route]),
)

const fitsSchema = (schema: SchemaName, value: unknown): boolean => validators[schema](value)

function faultsOf({ operation, body, outcome, answer }: ObservedCall): readonly string[] {
  const route = routes.get(operation)
  if (route === undefined) return [`${operation} is no operation of the contract`]
  const requestFaults = fitsSchema(route.request, body) ? [] : [`the request of ${operation}`]
  const schema = outcome === null ? undefined : route.answers[outcome]
  return schema === undefined || fitsSchema(schema, answer)
    ? requestFaults
    : [...requestFaults, `an answer of ${operation}`]
}

export const callsFitContract: Invariant = {
  name: 'calls and answers fit the contract',
  reason: 'The backend refuses the call, or the page reads something else than the answer.',
  remedy: 'Change the call, or the contract in openapi/ and run `npm run generate`.',
  watch: () => {
    const checkedOutcomes = new WeakMap<ObservedCall, string | null>()
    return ({ calls, brokenOperations }) =>
      calls.flatMap((call) => {
        if (checkedOutcomes.get(call) === call.outcome && checkedOutcomes.has(call)) return []
        checkedOutcomes.set(call, call.outcome)
        const isBroken = brokenOperations.has('*') || brokenOperations.has(call.operation)
        return isBroken ? [] : faultsOf(call)
      })
  },
}

/** Reads are tried again after 0.8 and 1.6 s before a screen says that they failed. */
const RETRY_MS = 3_000

/** Calls whose failure a page need not show: it is complete without them. */
const SILENT_OPERATIONS = new Set([
  ...['reportVitals', 'getNoticePopup', 'getAdvertisement', 'getSiteSettings', 'session'],
  // Menus and forms work without it: without an answer, nothing counts as closed or locked.
  ...['getCasinoSetting', 'getSlotSetting', 'getSportSetting', 'getDepositLock', 'getWithdrawLock'],
  // Figures of the health check stay, with their own mark.
  'getInGameBalance',
])

const hasFailed = ({ outcome }: ObservedCall): boolean =>
  outcome !== null && /^\d+$|^no connection$|^unreadable$/.test(outcome)

const showsFailure = ({ page, isMarkedOutdated }: TabSnapshot): boolean =>
  page === null || page.reportCount > 0 || isMarkedOutdated === true

type FailureNote = { readonly at: number; readonly shown: number; readonly path: string }

export const failuresAreReported: Invariant = {
  name: 'every failed call is reported somewhere',
  reason: 'A player waits for something that will not come, or believes that it was done.',
  remedy: 'Show an error state with another try, a message, or the mark of old figures.',
  watch: () => {
    const failures = new Map<ObservedCall, FailureNote>()
    const shownBefore = new Map<number, number>()
    const reportedCalls = new WeakSet<ObservedCall>()
    return ({ calls, now, tabs }) =>
      tabs.flatMap((tab) => {
        const shownCount = shownBefore.get(tab.number) ?? 0
        shownBefore.set(tab.number, tab.shownCount)
        const tabCalls = calls.filter((call) => call.tab === tab.number)
        return tabCalls.flatMap((call, index) => {
          if (!hasFailed(call) || SILENT_OPERATIONS.has(call.operation) || reportedCalls.has(call))
            return []
          const knownFailure = failures.get(call)
          const failure = knownFailure ?? { at: now, shown: shownCount, path: tab.path }
          if (knownFailure === undefined) failures.set(call, failure)
          const isSettled =
            tab.shownCount > failure.shown ||
            tab.path !== failure.path ||
            tabCalls.slice(index + 1).some(({ operation }) => operation === call.operation)
          if (isSettled || showsFailure(tab)) reportedCalls.add(call)
          if (reportedCalls.has(call) || now - failure.at < RETRY_MS || tab.isFrozen) return []
          return [`${call.operation} failed (${call.outcome}), and ${tab.path} does not say so`]
        })
      })
  },
}
