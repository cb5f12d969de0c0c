import { setupWorker } from 'msw/browser'
import type { LogEntry } from '../../src/proxy/core/ports.ts'
import { createMockBackend } from '../backend.ts'
import { browserHandlers, mayPass } from './browser-handlers.ts'
import { createBrowserTransport, createBrowserSessions } from './browser-session.ts'
import { browserStorage, chosenScenario, exclusively } from './browser-storage.ts'
import type { TextStorage } from '../db/storage.ts'
import { isScenarioName, scenarios } from '../scenarios/scenarios.ts'
import type { Perform } from '../control/control.ts'
import type { Override, Overrides } from '../overrides/overrides.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'

/** What a developer has at hand on the console, as `maru`. */
export type DeveloperHandle = {
  /** The names of the scenarios. */
  readonly scenarios: readonly string[]
  /** Starts a scenario from its seed (without a name: the running one), signs out, reloads the page. */
  readonly reset: (scenario?: string) => Promise<void>
  /** Answers an operation otherwise: `maru.override('openGame', 'time', { times: 1 })`. */
  readonly override: Override
  /**
   * The overrides in force, and how to take them back. They last in this tab, over a reload too, until
   * they are taken back or a scenario begins; one with a function ends with the page.
   */
  readonly overrides: Pick<Overrides, 'list' | 'takeBack'>
  /**
   * Steers the mock: `maru.perform({ command: 'event', event: 'deposit-approved' })`. What it can do
   * stands in `mocks/control/commands.ts`; a wrong command is refused with the right names. Faults last
   * in this tab, over a reload too; all else is the same for all windows of the site.
   */
  readonly perform: Perform
}

declare global {
  interface Window {
    maru: DeveloperHandle
  }
}

const OVERRIDES = 'maru-mock-overrides'
const FAULTS = 'maru-mock-faults'

const tabText = (key: string): TextStorage => ({
  read: () => sessionStorage.getItem(key),
  write: (text) => sessionStorage.setItem(key, text),
})

const names = Object.keys(scenarios)

const isKnown = (name: string): name is ScenarioName => {
  if (isScenarioName(name)) return true
  console.error(`There is no scenario "${name}". There are: ${names.join(', ')}.`)
  return false
}

const breaches: readonly LogEntry['event'][] = [
  'answer_unlike_contract',
  'answer_reduced',
  'foreign_member',
]

/** The calls themselves are on the console already. */
const warnOnConsole = (entry: LogEntry): void => {
  if (breaches.includes(entry.event)) console.warn('The backend breaks its contract', entry)
  if (entry.event === 'fault') console.error('The proxy is at fault', entry)
}

/**
 * `npm run dev`: answers the page's calls inside the page, by the production proxy and the mock
 * backend. All windows of the site share one scenario, which outlives a reload. `?scenario=name` in
 * the address begins another.
 */
export async function startBrowserMock({ scenario }: { scenario?: string } = {}): Promise<void> {
  const { origin } = location
  const sessionTransport = createBrowserTransport(localStorage)
  const backend = createMockBackend({
    publicUrl: origin,
    exclusively,
    storage: browserStorage,
    overrideStorage: tabText(OVERRIDES),
    faultStorage: tabText(FAULTS),
  })

  const begin = async (name: ScenarioName | undefined) => {
    await backend.reset(name)
    if (name !== undefined) await chosenScenario.write(name)
    sessionTransport.clear(new Headers())
  }
  window.maru = {
    scenarios: names,
    override: backend.override,
    overrides: backend.overrides,
    perform: backend.perform,
    reset: async (name) => {
      if (name !== undefined && !isKnown(name)) return
      await begin(name)
      const address = new URL(location.href)
      address.searchParams.delete('scenario')
      location.replace(address)
    },
  }

  const wanted = scenario ?? new URLSearchParams(location.search).get('scenario')
  if (wanted !== null && isKnown(wanted) && wanted !== (await chosenScenario.read())) {
    await begin(wanted)
  }

  const worker = setupWorker(
    ...browserHandlers({
      backend,
      origin,
      sessionTransport,
      sessions: createBrowserSessions(localStorage),
      log: warnOnConsole,
    }),
  )
  await worker.start({
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      if (request === undefined || mayPass(request, origin)) return
      defaults.error()
      throw new Error(`Nothing answers ${request.method} ${request.url} in npm run dev`)
    },
  })
}
