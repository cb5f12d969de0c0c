import type { PlayerStep } from '../words/player-words.ts'
import type { Expectation } from '../words/expectation.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { MachineStep } from '../coverage/observe.ts'
import type { Seen, SeenTab } from '../invariants/invariant.model.ts'
import type { Shown } from '../look/shown.model.ts'

export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

export class NeverRests extends Error {
  override readonly name = 'NeverRests'
}

export type Awaitable<Value> = Value | Promise<Value>

export type PageEvent = 'focus' | 'offline' | 'online'

/** What a target does for the steps of a scenario: the machines, the screens in a DOM, or Chromium. */
export type Tab = {
  /**
   * What a player does.
   * @throws StepRefused if no player could do it now
   */
  readonly act: (step: PlayerStep | ScreenStep) => Awaitable<void>
  readonly reload: () => Awaitable<void>
  readonly setHidden: (isHidden: boolean) => Awaitable<void>
  readonly dispatch: (type: PageEvent) => Awaitable<void>
  readonly freeze: () => Awaitable<void>
  readonly goOn: () => Awaitable<void>
  readonly isFrozen: () => boolean
  /** Opens a path of the site without a reload. */
  readonly goTo: (path: string) => Awaitable<void>
  readonly closeGameWindow: () => Awaitable<void>
  /** What a player finds, for expectations; null: the page is being left. */
  readonly look: (expected: Expectation) => Awaitable<Shown | null>
  /** What the invariants look at; null: the page is being left. */
  readonly see: () => Awaitable<SeenTab | null>
  readonly close: () => Awaitable<void>
}

/** Work and timers of pages beside this clock. */
export type Surroundings = {
  /** Does what remains once everything is idle; false: nothing remained. */
  readonly rest: () => Awaitable<boolean>
  /** Milliseconds until the next timer; null: none. */
  readonly untilNext: () => Awaitable<number | null>
  readonly tick: (ms: number) => Awaitable<void>
}

/** A target's browser, which opens tabs in a world. */
export type Browser = Surroundings & {
  readonly openTab: (number: number, path: string) => Awaitable<Tab>
  /** What all tabs share. */
  readonly see: () => Awaitable<Pick<Seen, 'localStorage' | 'cookieNames' | 'channelNames'>>
  /** What the machines did; empty if the target cannot tell. */
  readonly path: readonly MachineStep[]
  /** Real milliseconds within which a page shows what it is to show. */
  readonly drawnWithinMs: number
  /** Milliseconds before each step, so that no two answers have the same time. */
  readonly momentMs: number
  /** Whether invariants can be checked while a call runs. */
  readonly isSeenWhileCalling: boolean
  /** Errors that nothing caught since the last time. */
  readonly takeErrors: () => readonly Error[]
  readonly end: () => Awaitable<void>
}
