import type { PlayerStep } from '../words/player-words.ts'
import type { Expectation } from '../words/expectation.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { MachineStep } from '../coverage/observe.ts'
import type { Snapshot, TabSnapshot } from '../invariants/invariant.model.ts'
import type { PageView } from '../look/page-view.model.ts'

export class StepError extends Error {
  override readonly name = 'StepError'
}

export class NeverRestsError extends Error {
  override readonly name = 'NeverRestsError'
}

export type Awaitable<Value> = Value | Promise<Value>

export type PageEvent = 'focus' | 'offline' | 'online'

/** One tab of a target (machines, screens in a DOM, or Chromium), with the actions that steps need. */
export type Tab = {
  /**
   * What a player does.
   * @throws StepError if no player could do it now
   */
  readonly act: (step: PlayerStep | ScreenStep) => Awaitable<void>
  readonly reload: () => Awaitable<void>
  readonly setHidden: (isHidden: boolean) => Awaitable<void>
  readonly dispatch: (type: PageEvent) => Awaitable<void>
  readonly freeze: () => Awaitable<void>
  readonly thaw: () => Awaitable<void>
  readonly isFrozen: () => boolean
  /** Opens a path of the site without a reload. */
  readonly goTo: (path: string) => Awaitable<void>
  readonly closeGameWindow: () => Awaitable<void>
  /** Reads the page for expectations; null: the page is being left. */
  readonly lookAt: (expected: Expectation) => Awaitable<PageView | null>
  /** Reads the tab for invariants; null: the page is being left. */
  readonly readTab: () => Awaitable<TabSnapshot | null>
  readonly close: () => Awaitable<void>
}

/** Work and timers of pages that this clock does not control. */
export type Surroundings = {
  /** Does the remaining work once everything else is idle; false: nothing remained. */
  readonly rest: () => Awaitable<boolean>
  /** Milliseconds until the next timer; null: none. */
  readonly untilNext: () => Awaitable<number | null>
  readonly tick: (ms: number) => Awaitable<void>
}

/** A target's browser, which opens tabs in a world. */
export type Browser = Surroundings & {
  readonly openTab: (number: number, path: string) => Awaitable<Tab>
  /** Reads the state that all tabs share. */
  readonly readShared: () => Awaitable<
    Pick<Snapshot, 'localStorage' | 'cookieNames' | 'channelNames'>
  >
  /** Steps of the machines; empty if the target cannot observe them. */
  readonly path: readonly MachineStep[]
  /** Real milliseconds within which a page must show the expected content. */
  readonly renderTimeoutMs: number
  /** Milliseconds before each step, so that no two answers have the same time. */
  readonly stepDelayMs: number
  /** Whether invariants can be checked while a call runs. */
  readonly isSeenWhileCalling: boolean
  /** Uncaught errors since the last call. */
  readonly takeErrors: () => readonly Error[]
  readonly end: () => Awaitable<void>
}
