import type { Command } from '#mocks/control/commands.ts'
import type { SeenCall } from './calls.ts'
import type { MachineId } from '../machines/machines.ts'
import type { PlayerStep } from '../words/player-words.ts'
import type { Expectation } from '../words/expectation.ts'
import type { StepOf } from '../words/scenario.model.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { MachineStep } from '../coverage/observe.ts'
import type { Seen } from '../invariants/invariant.model.ts'
import type { Found } from '../look/find.ts'

export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

export class NeverRests extends Error {
  override readonly name = 'NeverRests'
}

export type Awaitable<Value> = Value | Promise<Value>

/** A dialog or a message that a page shows. */
export type Said = { readonly words: string; readonly is: (id: string) => boolean }

export type ShownMoney = number | 'a dash' | 'unreadable' | 'not shown'

export type ShownWindow = {
  /** 800x1400 for its own window; null: a tab. */
  readonly size: string | null
  readonly state: 'reserved' | 'open' | 'closed'
  readonly url: string | null
}

/** What a tab shows now, on any target. */
export type Shown = {
  /** Current states of each running machine. */
  readonly states: Readonly<Partial<Record<MachineId, readonly string[]>>>
  readonly dialogs: readonly Said[]
  /** All messages until now, oldest first. */
  readonly messages: readonly Said[]
  readonly windows: readonly ShownWindow[]
  readonly path: string
  readonly money: Readonly<Record<'balance' | 'game money' | 'comp', ShownMoney>>
  readonly unread: Readonly<Record<'notes' | 'inquiries', number | null>>
  /** Whether the money is marked as that of before; null: nobody is signed in. */
  readonly isOld: boolean | null
  /** The name in the cookie and in local storage. */
  readonly rememberedName: readonly string[]
  /** The matches of each item of an expected screen. */
  readonly items: readonly Found[]
}

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
