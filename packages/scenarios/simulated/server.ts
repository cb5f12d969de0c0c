import type { MockBackend } from '../../../mocks/backend.ts'
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts'
import { readAnswer } from '../core/calls.ts'
import type { Bundles } from './bundles.ts'
import type { ScenarioClock } from './clock.ts'
import { ORIGIN } from './page-environment.ts'
import { createStorage } from './shared.ts'

export type ServerOptions = {
  readonly bundles: Bundles
  readonly clock: ScenarioClock
  readonly scenario: ScenarioName
  readonly sessionIdleMs: number | null
}

/** The site's proxy over a mock backend, in memory. */
export type SimulatedServer = {
  readonly backend: MockBackend
  readonly fetch: (request: Request) => Promise<Response>
  /** Proxy errors and contract violations from the log. */
  readonly log: readonly unknown[]
  /** @throws if the backend refuses the login */
  readonly signIn: (id: string, password: string) => Promise<void>
}

const delayOf =
  ({ globals, touch }: ScenarioClock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const set = globals.setTimeout as typeof setTimeout
      set(() => {
        touch()
        resolve()
      }, ms)
    })

export function createSimulatedServer(options: ServerOptions): SimulatedServer {
  const { clock } = options
  const { createBrowserSessions, createBrowserTransport, createLocalProxy, createMockBackend } =
    options.bundles.serverWith(clock.globals)
  const storage = createStorage()
  const log: unknown[] = []
  const backend = createMockBackend({
    scenario: options.scenario,
    seed: 1,
    clock,
    publicUrl: 'http://localhost:4010',
    delay: delayOf(clock),
  })
  const proxy = createLocalProxy({
    backend,
    origin: ORIGIN,
    sessions: createBrowserSessions(storage),
    sessionTransport: createBrowserTransport(storage),
    log: (entry) => void log.push(entry),
    sessionIdleMs: options.sessionIdleMs,
  })
  return {
    backend,
    log,
    fetch: async (request) => proxy.fetch(request),
    signIn: async (id, pw) => {
      const response = await proxy.fetch(
        new Request(`${ORIGIN}/api/routes/user-do-login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: ORIGIN },
          body: JSON.stringify({ id, pw }),
        }),
      )
      const { outcome } = await readAnswer(response)
      if (outcome !== 'authenticated')
        throw new Error(`${id} cannot be signed in: the answer is ${outcome}.`)
    },
  }
}
