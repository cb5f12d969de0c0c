import { readTextProperty } from '../../../src/lib/json.ts'
import { outcomeOf } from '../core/outcome.ts'
import type { ApiCall, Operation } from '../core/model.ts'
import { oneJob } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { inFrontOf } from './hop.ts'

const id = 'nothing-inner-leaks'

export const nothingInnerLeaks: Probe = {
  id,
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
    run.report(id, route, { message: 'sets a cookie, which its contract does not have' }, call)
  }
  const named = ['x-powered-by', 'x-aspnet-version'].filter((name) => name in received.headers)
  for (const name of named) {
    run.report(id, route, { message: `passes on the header ${name}` }, call)
  }
  if (received.status !== 200 && received.text.includes('/public/')) {
    const message = `names a path of the backend in its error: HTTP ${received.status}`
    run.report(id, route, { message }, call)
  }
}

/** The browser's session token must not be a backend token. */
async function tokens(run: Run): Promise<void> {
  const behind = await inFrontOf(run)
  const token = run.token()
  if (behind === null || token === null) return
  const reads = behind.operations.find(
    (one) => one.isForMembers && behind.effect(one).reads === true,
  )
  if (reads === undefined) return
  const { cookie = '', authorization = '' } = run.hop.headersOf(token)
  const given: readonly (readonly [string, string])[] = [
    ['page token', authorization.replace('Bearer ', '')],
    ['session id', cookie.slice(cookie.indexOf('=') + 1)],
  ]
  for (const [words, value] of given) {
    const answer = await behind.ask(reads, {}, { token: value })
    if (outcomeOf(answer) === null) continue
    const call = run.calls.find(({ json }) => readTextProperty(json, 'token') === value)
    const at = placeOf(run, call)
    run.report(id, at, { message: `gives the browser the backend's own token as ${words}` }, call)
  }
}

const placeOf = (run: Run, call: ApiCall | undefined): Operation => {
  const found = run.contract.operations.find(({ path }) => path === call?.sent.path)
  const login = run.contract.operations.find((one) => run.effect(one).signsIn !== undefined)
  const at = found ?? login ?? run.contract.operations[0]
  if (at === undefined) throw new Error('The contract has no operation.')
  return at
}
