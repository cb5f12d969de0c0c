import { isDeepStrictEqual } from 'node:util'
import { readTextProperty, isRecord } from '#site/lib/json.ts'
import { outcomeOf, describeAnswer, valueAt } from '../contract/outcome.ts'
import { propertiesIn } from '../contract/marks.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import { oneJob, jobFor, mayAsk } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { openRunBehind, backendOf } from './backend-hop.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import { isRateLimited } from '../contract/refusal.ts'
import { signInOperation } from '../run/sign-in.ts'
import { bodyFor } from '../run/values.ts'

export const nothingInnerLeaks: Probe = {
  id: 'nothing-inner-leaks',
  title: 'The browser gets only what the contract lists',
  jobs: oneJob(async (run) => {
    for (const call of run.calls.slice()) checkHeaders(run, call)
    await checkTokens(run)
  }),
}

const INNER_HEADERS = ['x-powered-by', 'x-aspnet-version']

function checkHeaders(run: Run, call: ApiCall): void {
  const { received, sent } = call
  const route = run.contract.operations.find(({ path }) => path === sent.path)
  if (received === null || route === undefined) return
  const { headers, status, text } = received
  const documented = route.answers.get(status)?.headers ?? []
  const isSet = documented.some(({ name }) => name.toLowerCase() === 'set-cookie')
  if (headers['set-cookie'] !== undefined && !isSet)
    run.report(route, 'sets a cookie, which its contract does not have', call)
  for (const name of INNER_HEADERS.filter((header) => header in headers))
    run.report(route, `passes on the header ${name}`, call)
  if (status !== 200 && text.includes('/public/'))
    run.report(route, `names a path of the backend in its error: HTTP ${status}`, call)
}

/** The browser's session token must not be a backend token. */
async function checkTokens(run: Run): Promise<void> {
  const behind = await openRunBehind(run)
  const token = run.token()
  if (behind === null || token === null) return
  const reads = behind.operations.find(
    (operation) => operation.isForMembers && behind.effect(operation).reads === true,
  )
  if (reads === undefined) return
  const { cookie = '', authorization = '' } = run.hop.headersOf(token)
  const browserValues = {
    'page token': authorization.replace('Bearer ', ''),
    'session id': cookie.slice(cookie.indexOf('=') + 1),
  }
  for (const [name, value] of Object.entries(browserValues)) {
    const answer = await behind.ask(reads, {}, { token: value })
    if (outcomeOf(answer) === null) continue
    const call = run.calls.find(({ json }) => readTextProperty(json, 'token') === value)
    const { operations } = run.contract
    const place =
      operations.find(({ path }) => path === call?.sent.path) ??
      signInOperation(run) ??
      operations[0]
    if (place !== undefined)
      run.report(place, `gives the browser the backend's own token as ${name}`, call)
  }
}

export const hopsAgree: Probe = {
  id: 'hops-agree',
  title: 'Backend and site agree on every fact',
  jobs(run) {
    if (run.hop.behind?.settings === undefined) return oneJob(skipComparison)(run)
    return run.operations
      .filter((route) => run.effect(route).reads === true && mayAsk(run, route))
      .map(jobFor(checkAgreement))
  },
}

async function skipComparison(run: Run): Promise<void> {
  const [first] = run.operations
  if (first !== undefined) run.skip(first, 'the mapping needs both: give --backend, too')
}

async function checkAgreement(run: Run, route: Operation): Promise<void> {
  const behind = await openRunBehind(run)
  if (behind === null) return
  const operation = backendOf(run.contract, behind.contract, route)
  if (operation === undefined) return
  const body = await bodyFor(run, route)
  const askBoth = async () => {
    const inner = await behind.ask(operation, body)
    const answer = await run.ask(route, body)
    return { answer, difference: hopDifferenceOf(run.contract, route, answer, inner) }
  }
  // Repeated, because something may have changed in between.
  if ((await askBoth()).difference === null) return
  const { answer, difference } = await askBoth()
  if (difference !== null) run.report(route, difference, answer)
}

function hopDifferenceOf(
  contract: ContractUnderTest,
  route: Operation,
  answer: ApiCall,
  inner: ApiCall,
): Fault | null {
  const outcome = outcomeOf(inner)
  if (outcome === null || isRateLimited(answer)) return null
  if (outcomeOf(answer) !== outcome)
    return {
      message: `answers ${describeAnswer(answer)}, and the backend ${describeAnswer(inner)}`,
    }
  const schema = route.outcomes.get(outcome)
  const pointer =
    schema === undefined ? null : firstDifference(contract, schema, answer.json, inner.json)
  return pointer === null ? null : { message: `differs from the backend at ${pointer}`, pointer }
}

/** The first difference of two values within the contract; null: none. */
function firstDifference(
  contract: ContractUnderTest,
  schema: string,
  front: unknown,
  behind: unknown,
): string | null {
  const places = [front, behind].flatMap((json) =>
    propertiesIn(contract, schema, json).filter(({ property }) => property !== undefined),
  )
  const isEqual = (at: string) => {
    const [mine, inner] = [front, behind].map((json) => valueAt(json, at))
    if (Array.isArray(mine) && Array.isArray(inner)) return mine.length === inner.length
    return (isRecord(mine) && isRecord(inner)) || isDeepStrictEqual(mine, inner)
  }
  return places.find(({ pointer }) => !isEqual(pointer))?.pointer ?? null
}
