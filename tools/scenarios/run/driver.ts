import type { Command } from '#mocks/control/commands.ts'
import type { SeenCall } from '../words/calls.ts'
import type { PlayerStep } from '../words/player-words.ts'
import type { Expectation } from '../words/expectation.ts'
import type { StepOf } from '../words/scenario.model.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { MachineStep } from '../coverage/observe.ts'
import type { Seen } from '../invariants/invariant.model.ts'
import type { Shown } from '../look/shown.model.ts'

export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

export class NeverRests extends Error {
  override readonly name = 'NeverRests'
}

export type Awaitable<Value> = Value | Promise<Value>

export type TabDriver = {
  /**
   * What a player does.
   * @throws StepRefused if no player could do it now
   */
  readonly act: (step: PlayerStep | ScreenStep) => Awaitable<void>
  readonly reload: () => Awaitable<void>
  readonly setHidden: (isHidden: boolean) => Awaitable<void>
  readonly focus: () => Awaitable<void>
  readonly freeze: () => Awaitable<void>
  readonly goOn: () => Awaitable<void>
  readonly isFrozen: () => boolean
  /** Opens a path of the site without a reload. */
  readonly goTo: (path: string) => Awaitable<void>
  readonly closeGameWindow: () => Awaitable<void>
  /** Null: the page is being left. */
  readonly look: (expected: Expectation) => Awaitable<Shown | null>
}

/** What a target does for the steps of a scenario: the machines, the screens in a DOM, or a browser. */
export type Driver = {
  /** All calls until now, oldest first. */
  readonly calls: readonly SeenCall[]
  /** What the machines did; empty if the target cannot tell. */
  readonly path: readonly MachineStep[]
  /** Real milliseconds within which a page shows what it is to show. */
  readonly drawnWithinMs: number
  readonly signIn: (member: string) => Promise<void>
  readonly tab: (number: number) => TabDriver | undefined
  readonly openTab: (number: number, path: string) => Awaitable<void>
  readonly closeTab: (number: number) => Awaitable<void>
  readonly setPopups: (popups: StepOf<'popups'>['popups']) => void
  readonly changeNetwork: (network: StepOf<'network'>['network']) => Awaitable<void>
  readonly changeStream: (stream: StepOf<'stream'>['stream']) => void
  readonly useOtherDevice: (
    member: string,
    deed: StepOf<'other device'>['other device'],
  ) => Promise<void>
  readonly perform: (command: Command) => Promise<unknown>
  /**
   * Waits until nothing happens without time passing.
   * @throws NeverRests
   */
  readonly settle: () => Promise<void>
  readonly pass: (ms: number) => Promise<void>
  /** Lets a moment pass, so that no two answers have the same time. */
  readonly passMoment: () => Awaitable<void>
  /** What the invariants look at. */
  readonly see: () => Awaitable<Omit<Seen, 'brokenOperations' | 'areTabsApart'>>
  /** Errors that nothing caught since the last time. */
  readonly takeErrors: () => readonly Error[]
  readonly end: () => Awaitable<void>
}
