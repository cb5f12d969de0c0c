import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import { parseJson } from '#site/lib/json.ts'
import { readAnswer, seeCall } from '../words/calls.ts'
import type { SeenCall } from '../words/calls.ts'
import type { Scenario } from '../words/scenario.model.ts'
import type { Observation } from '../page/observation.ts'
import { keptTexts } from '../run/devices.ts'
import type { ServerBundle } from './bundles.ts'
import { createScenarioClock } from './clock.ts'
import type { ScenarioClock } from './clock.ts'
import { createCookies } from './cookies.ts'
import { createNetwork } from './network.ts'
import type { Network, NetworkStep } from './network.ts'
import { ORIGIN } from './page-fetch.ts'
import type { BrowserSettings } from './page-environment.ts'
import type { FetchOfPage } from './page-fetch.ts'
import { createSimulatedServer } from './server.ts'
import type { SimulatedServer } from './server.ts'
import { createChannelHub, createLocks, createStorage } from './shared.ts'
import type { KeptStorage } from './shared.ts'
import { createShortTimers } from './short-timers.ts'
import { siteFiles } from './site-file.ts'
import { createTab } from './tab.ts'
import type { OpenPage, Tab } from './tab.ts'

const STARTS_AT = Date.UTC(2026, 0, 15, 3, 0, 0)

export type WorldOptions = {
  readonly bundles: ServerBundle
  readonly openPage: OpenPage
  readonly observation: Observation
  readonly begin: Scenario['begin']
  /** Real milliseconds until everything must be idle after a step. */
  readonly restWithinMs: number | undefined
  /** Called before the answer of a call arrives, while the call still runs. */
  readonly beforeAnswer: (call: SeenCall) => Promise<void>
}

type Carrier = {
  readonly clock: ScenarioClock
  readonly network: Network
  readonly server: SimulatedServer
  readonly calls: SeenCall[]
  readonly beforeAnswer: (call: SeenCall) => Promise<void>
  readonly file: (path: string) => Response
}

function fromSite(request: Request): Request {
  const sent = new Request(request)
  sent.headers.set('origin', ORIGIN)
  return sent
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })

const createFetch =
  ({ clock, network, server, calls, beforeAnswer, file }: Carrier, tab: number): FetchOfPage =>
  async (input, init) => {
    clock.touch()
    const request = input instanceof Request ? input : new Request(new URL(input, ORIGIN), init)
    const signal = init?.signal ?? request.signal
    const carry = (send: () => Response | Promise<Response>) =>
      Promise.race([network.carry(send, () => signal.aborted), rejectOnAbort(signal)])
    const { pathname } = new URL(request.url)
    // Neither is a call of a scenario, as in the browser.
    if (!pathname.startsWith('/api/')) return carry(() => file(pathname))
    const streamStatus = network.streamStatus()
    if (pathname.endsWith('/member-events') && streamStatus !== null)
      return carry(() => new Response(null, { status: streamStatus }))
    if (pathname.endsWith('/member-events'))
      return network.breakable(await carry(() => server.fetch(fromSite(request))))
    const call = await seeCall(tab, request)
    calls.push(call)
    try {
      const response = await carry(() => server.fetch(fromSite(request)))
      if (network.isReleaseNew()) response.headers.set('x-contract-digest', 'of-a-new-release')
      await beforeAnswer(call)
      Object.assign(call, await readAnswer(response))
      return response
    } catch (error) {
      call.outcome = signal.aborted ? 'given up' : 'no connection'
      throw error
    } finally {
      clock.touch()
    }
  }

/** Changes the network and dispatches `offline` and `online` as browsers do. */
function changeNetwork(network: Network, step: NetworkStep, tabs: Iterable<Tab>): void {
  const wasOnline = network.isOnline()
  network.change(step)
  const isOnline = network.isOnline()
  const pages = [...tabs].map((tab) => tab.page())
  const dispatch = (type: 'offline' | 'online') => {
    for (const page of pages) page.dispatch(type)
  }
  if (!isOnline || step === 'changes') dispatch('offline')
  if (isOnline && (!wasOnline || step === 'changes')) dispatch('online')
}

/** A tab's view of the storage; other tabs get its changes in a separate turn. */
function storageOfTab(
  storage: KeptStorage,
  { touch }: ScenarioClock,
  others: () => readonly Tab[],
): KeptStorage {
  const change = (key: string, act: () => void) => {
    const before = storage.getItem(key)
    act()
    if (storage.getItem(key) === before) return
    touch()
    setImmediate(() => {
      touch()
      for (const tab of others()) tab.page().dispatch('storage', { key })
    })
  }
  return {
    ...storage,
    setItem: (key, value) => change(key, () => storage.setItem(key, value)),
    removeItem: (key) => change(key, () => storage.removeItem(key)),
  }
}

export type World = ReturnType<typeof createWorld>

/** A browser with its tabs, network, server and time. */
export function createWorld({
  bundles,
  openPage,
  observation,
  begin,
  restWithinMs,
  beforeAnswer,
}: WorldOptions) {
  const shortTimers = createShortTimers()
  const clock = createScenarioClock(STARTS_AT, { restWithinMs, doRest: shortTimers.runNext })
  let settings: BrowserSettings = {
    ...begin,
    popups: 'are allowed',
    prefers: begin.prefers ?? ['less motion'],
  }
  const server = createSimulatedServer(bundles, clock, begin)
  const streamed: unknown[] = []
  const network = createNetwork(clock, (part) => {
    for (const [, text = ''] of new TextDecoder().decode(part).matchAll(/^data: *(.+)$/gm))
      streamed.push(parseJson(text))
  })
  const calls: SeenCall[] = []
  const localStorage = createStorage()
  for (const [key, text] of keptTexts(begin)) localStorage.setItem(key, text)
  const cookies = createCookies(clock.now)
  cookies.write(`${LANGUAGE_COOKIE}=${begin.language}`)
  const hub = createChannelHub(clock.touch)
  const browser = {
    openPage,
    clock,
    shortTimers,
    network,
    observation,
    hub,
    locks: createLocks(clock.touch),
    cookies,
    isOnline: network.isOnline,
    isCodeServed: network.isCodeServed,
    untilCode: network.untilCode,
    settings: () => settings,
  }
  const carrier: Carrier = {
    ...{ clock, network, server, calls, beforeAnswer },
    file: siteFiles(begin, network.isFirstFileServed),
  }
  const tabs = new Map<number, Tab>()
  return {
    clock,
    server,
    calls: calls as readonly SeenCall[],
    /** Events of the member's streams until now. */
    streamed: streamed as readonly unknown[],
    channelNames: (): readonly string[] => [...hub.names],
    changeSettings: (change: Partial<BrowserSettings>): void => {
      settings = { ...settings, ...change }
    },
    changeNetwork: (step: NetworkStep): void => changeNetwork(network, step, tabs.values()),
    changeStream: network.changeStream,
    cookies,
    localStorage,
    tab: (number: number): Tab | undefined => tabs.get(number),
    openTab: (number: number, path: string): void => {
      const others = () => [...tabs].flatMap(([other, tab]) => (other === number ? [] : [tab]))
      const tab = createTab({
        ...browser,
        localStorage: storageOfTab(localStorage, clock, others),
        fetch: createFetch(carrier, number),
      })
      tabs.set(number, tab)
      tab.load(path)
    },
    closeTab: (number: number): void => {
      tabs.get(number)?.close()
      tabs.delete(number)
    },
    openTabs: (): readonly (readonly [number: number, tab: Tab])[] => [...tabs],
    end: (): void => {
      for (const tab of tabs.values()) tab.close()
      clock.end()
    },
  }
}
