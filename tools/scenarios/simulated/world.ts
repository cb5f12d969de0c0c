import { parseJson } from '#site/lib/json.ts'
import type { Command } from '#mocks/control/commands.ts'
import { readAnswer, observeCall } from '../words/calls.ts'
import type { ObservedCall } from '../words/calls.ts'
import type { Scenario, StepOf } from '../words/scenario.model.ts'
import { changesSomething } from '../invariants/money-calls.ts'
import { signIn, useOtherDevice } from './devices.ts'
import type { Awaitable, Browser, Tab } from './driver.ts'
import type { ServerBundle } from './bundles.ts'
import { SCENARIO_START_MS } from './browser-surroundings.ts'
import type { BrowserSurroundings, BrowserSettings, OpenBrowser } from './browser-surroundings.ts'
import { createScenarioClock } from './clock.ts'
import { createNetwork } from './network.ts'
import type { Network, NetworkStep } from './network.ts'
import { rejectOnAbort } from './page-fetch.ts'
import { createSimulatedServer } from './server.ts'

type SendContext = Pick<BrowserSurroundings, 'clock' | 'network' | 'server'> & {
  readonly calls: ObservedCall[]
  readonly beforeAnswer: (call: ObservedCall) => Promise<void>
}

function withOrigin(request: Request): Request {
  const copy = new Request(request)
  copy.headers.set('origin', new URL(request.url).origin)
  return copy
}

const createSend =
  ({ clock, network, server, calls, beforeAnswer }: SendContext): BrowserSurroundings['send'] =>
  async (tab, request, signal) => {
    clock.touch()
    const carry = (send: () => Awaitable<Response>) =>
      Promise.race([network.carry(send, () => signal.aborted), rejectOnAbort(signal)])
    const streamStatus = network.streamStatus()
    if (request.url.endsWith('/member-events')) {
      if (streamStatus !== null) return carry(() => new Response(null, { status: streamStatus }))
      return network.breakable(await carry(() => server.fetch(withOrigin(request))))
    }
    const call = await observeCall(tab, request)
    calls.push(call)
    try {
      const response = await carry(() => server.fetch(withOrigin(request)))
      if (network.hasNewRelease()) response.headers.set('x-contract-digest', 'of-a-new-release')
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
async function changeNetwork(
  network: Network,
  step: NetworkStep,
  tabs: readonly Tab[],
): Promise<void> {
  const wasOnline = network.isOnline()
  network.change(step)
  const isOnline = network.isOnline()
  const dispatch = (type: 'offline' | 'online') =>
    Promise.all(tabs.map(async (tab) => tab.dispatch(type)))
  if (!isOnline || step === 'changes') await dispatch('offline')
  if (isOnline && (!wasOnline || step === 'changes')) await dispatch('online')
}

export type WorldOptions = {
  readonly bundles: ServerBundle
  readonly openBrowser: OpenBrowser
  /** Real milliseconds until everything must be idle after a step. */
  readonly restWithinMs?: number | undefined
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** A browser with its tabs, network, server and time, on any target. */
export async function createWorld(
  { bundles, openBrowser, restWithinMs }: WorldOptions,
  begin: Scenario['begin'],
  checkBeforeAnswer: () => Promise<void>,
) {
  const clock = createScenarioClock(SCENARIO_START_MS, restWithinMs, {
    rest: () => browser.rest(),
    untilNext: () => browser.untilNext(),
    tick: (ms) => browser.tick(ms),
  })
  let settings: BrowserSettings = {
    ...begin,
    popups: 'are allowed',
    prefers: begin.prefers ?? ['less motion'],
  }
  const changeSettings: BrowserSurroundings['changeSettings'] = (change) => {
    settings = { ...settings, ...change }
  }
  const server = createSimulatedServer(bundles, clock, begin)
  const streamedEvents: unknown[] = []
  const network = createNetwork(clock, (part) => {
    for (const [, text = ''] of new TextDecoder().decode(part).matchAll(/^data: *(.+)$/gm))
      streamedEvents.push(parseJson(text))
  })
  const calls: ObservedCall[] = []
  const beforeAnswer = async (call: ObservedCall) => {
    if (!browser.isSeenWhileCalling || !changesSomething(call)) return
    await clock.pause()
    await checkBeforeAnswer()
  }
  const send = createSend({ clock, network, server, calls, beforeAnswer })
  const browser: Browser = await openBrowser({
    ...{ begin, clock, network, server, send, changeSettings },
    settings: () => settings,
  })
  const tabs = new Map<number, Tab>()
  const { settle, pass, tick, until } = clock
  return {
    browser,
    /** All calls until now, oldest first. */
    calls: calls as readonly ObservedCall[],
    signIn: (member: string) => until(signIn(server.post, member)),
    tab: (number: number): Tab | undefined => tabs.get(number),
    openTab: async (number: number, path: string): Promise<void> => {
      tabs.set(number, await browser.openTab(number, path))
    },
    closeTab: async (number: number): Promise<void> => {
      await tabs.get(number)?.close()
      tabs.delete(number)
    },
    setPopups: (popups: StepOf<'popups'>['popups']): void => changeSettings({ popups }),
    changeNetwork: (step: NetworkStep) => changeNetwork(network, step, [...tabs.values()]),
    changeStream: network.changeStream,
    useOtherDevice: (member: string, action: StepOf<'other device'>['other device']) =>
      until(useOtherDevice(server.openOtherDevice(), member, action)),
    perform: (command: Command) => until(server.backend.perform(command)),
    settle,
    pass,
    /** Lets a moment pass, so that no two answers have the same time. */
    passMoment: () => tick(browser.stepDelayMs),
    /** A snapshot for the invariants. */
    readSnapshot: async () => {
      const snapshots = await Promise.all([...tabs.values()].map(async (tab) => tab.readTab()))
      return {
        ...(await browser.readShared()),
        now: clock.now(),
        calls,
        tabs: snapshots.filter((tab) => tab !== null),
        streamedEvents,
      }
    },
    end: async (): Promise<void> => {
      await browser.end()
      clock.end()
    },
  }
}
