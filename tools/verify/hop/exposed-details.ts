import { readTextProperty } from '#site/lib/json.ts'
import type { ApiCall } from '../contract/model.ts'
import { outcomeOf } from '../contract/outcome.ts'
import { oneJob } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { signInOperation } from '../run/sign-in.ts'
import { openBackendRun } from './backend-hop.ts'

export const noBackendDetailsLeak: Probe = {
  id: 'nothing-inner-leaks',
  title: 'The browser gets only what the contract lists',
  jobs: oneJob(async (run) => {
    for (const call of run.calls.slice()) checkHeaders(run, call)
    await checkTokens(run)
  }),
}

const BACKEND_HEADERS = ['x-powered-by', 'x-aspnet-version']

function checkHeaders(run: Run, call: ApiCall): void {
  const { received, sent } = call
  const route = run.contract.operations.find(({ path }) => path === sent.path)
  if (received === null || route === undefined) return
  const { headers, status, text } = received
  const documentedHeaders = route.answers.get(status)?.headers ?? []
  const maySetCookie = documentedHeaders.some(({ name }) => name.toLowerCase() === 'set-cookie')
  if (headers['set-cookie'] !== undefined && !maySetCookie)
    run.report(route, 'sets a cookie, which its contract does not have', call)
  for (const name of BACKEND_HEADERS.filter((header) => header in headers))
    run.report(route, `passes on the header ${name}`, call)
  if (status !== 200 && text.includes('/public/'))
    run.report(route, `names a path of the backend in its error: HTTP ${status}`, call)
}

/** The browser's session token must not be a backend token. */
async function checkTokens(run: Run): Promise<void> {
  const backendRun = await openBackendRun(run)
  const token = run.token()
  if (backendRun === null || token === null) return
  const readOperation = backendRun.operations.find(
    (operation) => operation.isForMembers && backendRun.effect(operation).reads === true,
  )
  if (readOperation === undefined) return
  const { cookie = '', authorization = '' } = run.hop.headersOf(token)
  const browserValues = {
    'page token': authorization.replace('Bearer ', ''),
    'session id': cookie.slice(cookie.indexOf('=') + 1),
  }
  for (const [name, value] of Object.entries(browserValues)) {
    const answer = await backendRun.ask(readOperation, {}, { token: value })
    if (outcomeOf(answer) === null) continue
    const call = run.calls.find(({ json }) => readTextProperty(json, 'token') === value)
    const { operations } = run.contract
    const route =
      operations.find(({ path }) => path === call?.sent.path) ??
      signInOperation(run) ??
      operations[0]
    if (route !== undefined)
      run.report(route, `gives the browser the backend's own token as ${name}`, call)
  }
}
