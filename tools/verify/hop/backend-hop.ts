import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { Operation, ApiCall } from '../contract/model.ts'
import { valueAt } from '../contract/outcome.ts'
import type { Hop, Run, Settings, BackendSide } from '../run/run.ts'
import { createEvidence } from '../assumptions/table.ts'
import type { RunState } from '../run/run-state.ts'
import { signIn } from '../run/sign-in.ts'
import { readTextProperty, isRecord } from '#site/lib/json.ts'
import type { Effects } from '../contract/effects.ts'

/** Site to backend: a bearer token from the login. */
export const backendHop: Hop = {
  headersOf: (token) => ({ authorization: `Bearer ${token}` }),
  tokenIn: (run, login) => {
    const operation = run.contract.operations.find(({ path }) => path === login.sent.path)
    const pointer = operation === undefined ? undefined : run.effect(operation).signsIn
    const token = valueAt(login.json, pointer ?? '')
    return Promise.resolve(typeof token === 'string' ? token : undefined)
  },
}

/** The backend operation of a route; undefined: answered by the proxy. */
export function backendOf(
  routes: ContractUnderTest,
  backend: ContractUnderTest,
  { path }: Pick<Operation, 'path'>,
): Operation | undefined {
  const name = routes.document.paths[path]?.post['x-backend']
  return backend.operations.find((operation) => operation.path === `/public/${name ?? ''}`)
}

const backendRuns = new WeakMap<RunState, Promise<Run>>()

/** A run against the backend itself with the same member; its faults are reported elsewhere. Null: unreachable. */
export async function openBackendRun(run: Run): Promise<Run | null> {
  const settings = run.hop.backendSide?.settings
  if (settings === undefined) return null
  const openedRun = backendRuns.get(run.state) ?? beginBackendRun(run, settings)
  backendRuns.set(run.state, openedRun)
  return openedRun
}

async function beginBackendRun(run: Run, settings: Settings): Promise<Run> {
  const { origin } = run.hop
  const hop = { ...backendHop, ...(origin === undefined ? {} : { origin }) }
  const backendRun = run.beginOtherRun(
    { ...settings, hop, stopsAt: undefined, onStart: undefined },
    createEvidence({}),
  )
  await signIn(backendRun)
  return backendRun
}

/** The cookie set by an answer, as sent back; undefined: none or cleared. */
function cookieIn({ received }: ApiCall): string | undefined {
  const setCookie = received?.headers['set-cookie']
  const cookie = setCookie?.split(';', 1)[0]
  return cookie === undefined || cookie.endsWith('=') ? undefined : cookie
}

/** The route that reports a session, or ends it. */
export const routeOf = (
  { contract }: Pick<Run, 'contract'>,
  role: 'session' | 'sign-out',
): Operation | undefined =>
  contract.operations.find(
    ({ path }) => contract.document.paths[path]?.post['x-session-role'] === role,
  )

export async function askSession(run: Run, cookie: string): Promise<ApiCall | null> {
  const route = routeOf(run, 'session')
  return route === undefined ? null : run.ask(route, {}, { headers: { cookie } })
}

/** Page to proxy: the login's cookie, and the page token of the session route. */
export const proxyHop = (origin: string, backendSide: BackendSide): Hop => ({
  backendSide,
  origin,
  // Cookie and token in one text, so that a run has one value per session.
  headersOf: (token) => {
    const [cookie = '', page] = token.split(' ')
    return page === undefined
      ? { authorization: `Bearer ${token}` }
      : { cookie, authorization: `Bearer ${page}` }
  },
  async tokenIn(run, login) {
    const cookie = cookieIn(login)
    if (cookie === undefined) return undefined
    const session = await askSession(run, cookie)
    const page = session === null ? null : readTextProperty(session.json, 'token')
    return page === null ? undefined : `${cookie} ${page}`
  },
  // A proxy limits logins per minute, so none are wasted.
  async isAlive(run) {
    const [cookie = '', page] = run.token()?.split(' ') ?? []
    if (page === undefined) return false
    const session = await askSession(run, cookie)
    return readTextProperty(session?.json, 'token') === page
  },
})

/**
 * Effects of the site's routes, from the operations behind them. If several routes have one operation, the first
 * represents it.
 */
export function effectsOfRoutes(
  effects: Effects,
  routes: ContractUnderTest,
  backend: ContractUnderTest,
): Effects {
  const names = new Map<string, string>()
  for (const route of routes.operations) {
    const operation = backendOf(routes, backend, route)
    if (operation !== undefined && !names.has(operation.id)) names.set(operation.id, route.id)
  }
  const { routes: routeEffects, ...rest } = renameOperations(effects, names) as Effects
  const schemas = routes.document.components.schemas
  const keepKnown = <Value>(bySchema: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(bySchema).filter(([schema]) => schema in schemas))
  const operations = { ...rest.operations }
  for (const [id, effect] of Object.entries(routeEffects)) {
    operations[id] = { ...(operations[id] ?? { proves: {} }), ...effect }
  }
  const values = keepKnown(rest.values)
  return { ...rest, routes: routeEffects, values, limits: keepKnown(rest.limits), operations }
}

/** Replaces operation names by route names, alone or before a place in an answer. */
function renameOperations(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renameOperation(value, names)
  if (Array.isArray(value)) return value.map((item) => renameOperations(item, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      renameOperation(key, names),
      renameOperations(inner, names),
    ]),
  )
}

function renameOperation(text: string, names: ReadonlyMap<string, string>): string {
  const [name = '', ...pointer] = text.split('#')
  return [names.get(name) ?? name, ...pointer].join('#')
}
