import { setupWorker } from 'msw/browser'
import type { SetupWorker } from 'msw/browser'
import type { RequestHandler } from 'msw'
import type { LogEntry } from '../../proxy/ports/ports.ts'
import { createMockBackend } from '../backend.ts'
import type { RealBackend } from '../backend.ts'
import { createBrowserHandlers, JACKPOT_PATH, mayLeavePage } from './browser-handlers.ts'
import { holdCalls } from './hold-calls.ts'
import { createBrowserTransport, createBrowserSessions } from './browser-session.ts'
import { browserStorage, chosenStartState, runExclusively } from './browser-storage.ts'
import { REAL_PATH, HYBRID_SETTINGS_META, UNREACHABLE_HEADER } from './hybrid-constants.ts'
import { showState } from './show-state.ts'
import { shownStateOf } from './screen-states.ts'
import { claimPage } from './claim-page.ts'
import { MOCK_WORKER_PATH } from './worker-protocol.ts'
import type { TextStorage } from '../db/storage.ts'
import { isStartStateName, startStates } from '../seeds/start-states.ts'
import type { Perform } from '../control/control.ts'
import type { HybridSettings } from '../control/hybrid-settings.ts'
import type { StartStateName } from '../seeds/start-states.ts'

export type DeveloperHandle = {
  readonly scenarios: readonly string[]
  readonly reset: (startState?: string) => Promise<void>
  /**
   * Controls the mock: `maru.perform({ command: 'event', event: 'deposit-approved' })`. See
   * `mocks/control/commands.ts`; a wrong command is refused with the valid names. Answers, faults and the sides of
   * hybrid mode belong to this tab and survive a reload. The log of calls belongs to this page. Everything else is
   * shared by all windows.
   */
  readonly perform: Perform
}

declare global {
  interface Window {
    maru: DeveloperHandle
  }
}

const OVERRIDES = 'maru-mock-overrides'
const SIDES = 'maru-mock-sides'

const tabStorage = (key: string): TextStorage => ({
  read: () => sessionStorage.getItem(key),
  write: (text) => sessionStorage.setItem(key, text),
})

const hybridSettings = (): HybridSettings | null => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${HYBRID_SETTINGS_META}"]`)
  return meta === null ? null : (JSON.parse(meta.content) as HybridSettings)
}

function findRealBackend(storage: TextStorage): RealBackend | undefined {
  const settings = hybridSettings()
  if (settings === null) return undefined
  return {
    ...settings,
    storage,
    call: async (path, init) => {
      const response = await fetch(REAL_PATH + path, init)
      const reason = response.headers.get(UNREACHABLE_HEADER)
      if (reason === null) return response
      throw new Error(reason)
    },
  }
}

/** Adds the element that the proxy writes into the page. */
function addJackpotMeta(): void {
  if (document.querySelector('meta[name="maru:jackpot"]') !== null) return
  const meta = document.createElement('meta')
  meta.name = 'maru:jackpot'
  meta.content = JACKPOT_PATH
  document.head.append(meta)
}

const startStateNames = Object.keys(startStates)

const isKnownStartState = (name: string): name is StartStateName => {
  if (isStartStateName(name)) return true
  console.error(`There is no scenario "${name}". There are: ${startStateNames.join(', ')}.`)
  return false
}

const breachEvents: readonly LogEntry['event'][] = [
  'answer_unlike_contract',
  'answer_reduced',
  'foreign_member',
]

const warnOnConsole = (entry: LogEntry): void => {
  if (breachEvents.includes(entry.event)) console.warn('The backend breaks its contract', entry)
  if (entry.event === 'fault') console.error('The proxy is at fault', entry)
}

async function answerCalls(handlers: readonly RequestHandler[]): Promise<void> {
  const { origin } = location
  const runningWorker = import.meta.hot?.data['worker'] as SetupWorker | undefined
  if (runningWorker !== undefined) {
    runningWorker.resetHandlers(...handlers)
    dispatchEvent(new Event('maru:mock-replaced'))
    return
  }
  const worker = setupWorker(...handlers)
  if (import.meta.hot) import.meta.hot.data['worker'] = worker
  if ('serviceWorker' in navigator) await claimPage(navigator.serviceWorker)
  await worker.start({
    serviceWorker: { url: MOCK_WORKER_PATH },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      if (request === undefined || mayLeavePage(request, origin)) return
      defaults.error()
      throw new Error(`npm run dev has no handler for ${request.method} ${request.url}`)
    },
  })
}

/**
 * `npm run dev`: answers the page's calls inside the page with the production proxy and the mock backend. All windows
 * share one state, which survives a reload. `?scenario=name` in the URL begins another. On a host of `/__states` it
 * answers as the shown state needs.
 */
export async function startBrowserMock(): Promise<void> {
  const { origin, hostname } = location
  const state = shownStateOf(hostname)
  if (state !== null) {
    await answerCalls(await showState(state))
    return
  }
  addJackpotMeta()
  const sessionTransport = createBrowserTransport(localStorage)
  const backend = createMockBackend({
    publicUrl: origin,
    runExclusively,
    storage: browserStorage,
    overrideStorage: tabStorage(OVERRIDES),
    realBackend: findRealBackend(tabStorage(SIDES)),
  })

  const startOver = async (name: StartStateName | undefined) => {
    await backend.reset(name)
    if (name !== undefined) await chosenStartState.write(name)
    sessionTransport.clear(new Headers())
  }
  window.maru = {
    scenarios: startStateNames,
    perform: backend.perform,
    reset: async (name) => {
      if (name !== undefined && !isKnownStartState(name)) return
      await startOver(name)
      const address = new URL(location.href)
      address.searchParams.delete('scenario')
      location.replace(address)
    },
  }

  const startStateName = new URLSearchParams(location.search).get('scenario')
  if (
    startStateName !== null &&
    isKnownStartState(startStateName) &&
    startStateName !== (await chosenStartState.read())
  ) {
    await startOver(startStateName)
  }

  const handlersReady = answerCalls(
    createBrowserHandlers({
      backend,
      origin,
      sessionTransport,
      sessions: createBrowserSessions(localStorage),
      log: warnOnConsole,
    }),
  )
  holdCalls(handlersReady)
}

/** Gives the running page the new handlers after an edit of the mock or the contract; the state stays. */
if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    void (next?.['startBrowserMock'] as typeof startBrowserMock | undefined)?.()
  })
}
