import { readTextProperty, isRecord } from '#site/lib/json.ts'
import { outcomeOf, answerWords, pointerTo } from '../answers/outcome.ts'
import type { ApiCall, Operation, JsonSchema } from '../contract/model.ts'
import { oneJob, jobFor, mayAsk } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { openRunBehind, backendOf } from './backend-hop.ts'
import { isDeepStrictEqual } from 'node:util'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import { isSlowed } from '../answers/refusal.ts'
import { bodyFor } from '../run/values.ts'

export const nothingInnerLeaks: Probe = {
  id: 'nothing-inner-leaks',
  title: 'The browser gets only what the contract lists',
  jobs: oneJob(async (run) => {
    for (const call of run.calls.slice()) ofCall(run, call)
    await tokens(run)
  }),
}

function ofCall(run: Run, call: ApiCall): void {
  const { received, sent } = call
  const route = run.contract.operations.find(({ path }) => path === sent.path)
  if (received === null || route === undefined) return
  const documented = route.answers.get(received.status)?.headers ?? []
  const isSet = received.headers['set-cookie'] !== undefined
  if (isSet && !documented.some(({ name }) => name.toLowerCase() === 'set-cookie')) {
    run.report(route, 'sets a cookie, which its contract does not have', call)
  }
  const named = ['x-powered-by', 'x-aspnet-version'].filter((name) => name in received.headers)
  for (const name of named) {
    run.report(route, `passes on the header ${name}`, call)
  }
  if (received.status !== 200 && received.text.includes('/public/')) {
    const message = `names a path of the backend in its error: HTTP ${received.status}`
    run.report(route, message, call)
  }
}

/** The browser's session token must not be a backend token. */
async function tokens(run: Run): Promise<void> {
  const behind = await openRunBehind(run)
  const token = run.token()
  if (behind === null || token === null) return
  const reads = behind.operations.find(
    (one) => one.isForMembers && behind.effect(one).reads === true,
  )
  if (reads === undefined) return
  const { cookie = '', authorization = '' } = run.hop.headersOf(token)
  const browserValues: readonly (readonly [string, string])[] = [
    ['page token', authorization.replace('Bearer ', '')],
    ['session id', cookie.slice(cookie.indexOf('=') + 1)],
  ]
  for (const [words, value] of browserValues) {
    const answer = await behind.ask(reads, {}, { token: value })
    if (outcomeOf(answer) === null) continue
    const call = run.calls.find(({ json }) => readTextProperty(json, 'token') === value)
    const at = requirePlace(run, call)
    run.report(at, `gives the browser the backend's own token as ${words}`, call)
  }
}

const requirePlace = (run: Run, call: ApiCall | undefined): Operation => {
  const found = run.contract.operations.find(({ path }) => path === call?.sent.path)
  const login = run.contract.operations.find((one) => run.effect(one).signsIn !== undefined)
  const at = found ?? login ?? run.contract.operations[0]
  if (at === undefined) throw new Error('The contract has no operation.')
  return at
}

export const hopsAgree: Probe = {
  id: 'hops-agree',
  title: 'Backend and site agree on every fact',
  jobs(run) {
    if (run.hop.behind?.settings === undefined) return oneJob(skipWhole)(run)
    return run.operations
      .filter((route) => run.effect(route).reads === true && mayAsk(run, route))
      .map(jobFor(compare))
  },
}

async function skipWhole(run: Run): Promise<void> {
  const [first] = run.operations
  if (first !== undefined) run.skip(first, 'the mapping needs both: give --backend, too')
}

async function compare(run: Run, route: Operation): Promise<void> {
  const behind = await openRunBehind(run)
  if (behind === null) return
  const operation = backendOf(run.contract, behind.contract, route)
  if (operation === undefined) return
  const body = await bodyFor(run, route)
  // Repeated, because something may have changed in between.
  const first = await askBoth(run, route, behind, operation, body)
  if (first.difference === null) return
  const second = await askBoth(run, route, behind, operation, body)
  if (second.difference === null) return
  run.report(route, second.difference, second.answer)
}

async function askBoth(
  run: Run,
  route: Operation,
  behind: Run,
  operation: Operation,
  body: unknown,
) {
  const inner = await behind.ask(operation, body)
  const answer = await run.ask(route, body)
  return { answer, difference: differenceOf(run.contract, route, answer, inner) }
}

function differenceOf(
  contract: ContractUnderTest,
  route: Operation,
  answer: ApiCall,
  inner: ApiCall,
): { message: string; pointer?: string } | null {
  const outcome = outcomeOf(inner)
  if (outcome === null || isSlowed(answer)) return null
  if (outcomeOf(answer) !== outcome) {
    return { message: `answers ${answerWords(answer)}, and the backend ${answerWords(inner)}` }
  }
  const schema = route.outcomes.get(outcome)
  if (schema === undefined) return null
  const pointer = firstDifference(contract, schema, answer.json, inner.json)
  if (pointer === null) return null
  return { message: `differs from the backend at ${pointer}`, pointer }
}

/** The first difference of two values within the contract; null: none. */
function firstDifference(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  one: unknown,
  other: unknown,
  at = '',
): string | null {
  const schema = contract.resolve(written)
  if (Array.isArray(one) && Array.isArray(other) && schema.items !== undefined) {
    if (one.length !== other.length) return at
    const { items } = schema
    const inner = one.map((item, index) =>
      firstDifference(contract, items, item, other[index], `${at}/${index}`),
    )
    return inner.find((place) => place !== null) ?? null
  }
  const { properties } = schema
  if (isRecord(one) && isRecord(other) && properties !== undefined) {
    const inner = Object.entries(properties).map(([name, property]) =>
      firstDifference(contract, property, one[name], other[name], at + pointerTo(name)),
    )
    return inner.find((place) => place !== null) ?? null
  }
  return isDeepStrictEqual(one, other) ? null : at
}
