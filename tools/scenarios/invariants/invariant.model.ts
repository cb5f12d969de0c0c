import type { SeenCall } from '../words/calls.ts'
import type { MachineId } from '../machines/machines.ts'
import type { PageFacts } from '../look/page-facts.ts'

export type Entries = readonly (readonly [key: string, value: string])[]

/** The member of a page as its session knows them. */
export type SeenMember = { readonly userId: string; readonly privateTexts: readonly string[] }

export type SeenQuery = {
  readonly key: string
  readonly isPublic: boolean
}

export type SeenTab = {
  readonly number: number
  readonly path: string
  readonly isFrozen: boolean
  /** Differs for each page that the tab loads; null: unreadable here. */
  readonly loaded: unknown
  readonly statesOf: (id: MachineId) => readonly string[]
  /** Ids of dialogs that machines request; null: unreadable here. */
  readonly machineDialogs: readonly string[] | null
  /** Null: a guest. Undefined: unreadable here. */
  readonly member: SeenMember | null | undefined
  readonly sessionStorage: Entries
  readonly windows: readonly {
    readonly state: 'reserved' | 'open' | 'closed'
    readonly hasOpener: boolean
  }[]
  /** The member's balances in won and points; null: unreadable here. */
  readonly sums: Readonly<Record<string, unknown>> | null
  /** Whether the sums are marked as outdated; null: unreadable here. */
  readonly isMarkedOld: boolean | null
  readonly queries: readonly SeenQuery[] | null
  /** The page's listeners and intervals, with the number of each; null: unreadable here. */
  readonly holdings: ReadonlyMap<string, number> | null
  /** Number of messages and dialogs shown so far. */
  readonly shownCount: number
  /** Facts of the screens; null: no screens. */
  readonly page: PageFacts | null
  /** Errors that the page wrote to the console. */
  readonly errors: readonly string[]
}

/** A moment of a run, as invariants see it on every target. */
export type Seen = {
  /** Milliseconds since 1970, of the scenario's clock. */
  readonly now: number
  readonly calls: readonly SeenCall[]
  readonly tabs: readonly SeenTab[]
  readonly localStorage: Entries
  readonly cookieNames: readonly string[]
  readonly channelNames: readonly string[]
  /** Operations that a step answers against the contract; `*` is all. */
  readonly brokenOperations: ReadonlySet<string>
  /** Events of the member's stream; null: unreadable here. */
  readonly streamed: readonly unknown[] | null
  /** Whether the browser's tabs cannot talk to each other. */
  readonly areTabsApart: boolean
}

export type Check = (snapshot: Seen) => readonly string[]

export type Invariant = {
  /** The rule in a few words. */
  readonly name: string
  /** The harm to a player otherwise. */
  readonly reason: string
  readonly remedy: string
  /** Also checked before the answer of a login, a logout or a call that moves money reaches the page. */
  readonly holdsWhileCalling?: true
  /** Begins to watch a run; the check returns what is wrong now. */
  readonly watch: () => Check
}

/** Checks each tab by itself, without a history. */
export const eachTab =
  (check: (tab: SeenTab, snapshot: Seen) => readonly string[]): (() => Check) =>
  () =>
  (snapshot) =>
    snapshot.tabs.flatMap((tab) => check(tab, snapshot))

/** Checks each page with screens that is not frozen. */
export const eachPage = (
  check: (page: PageFacts, tab: SeenTab, snapshot: Seen) => readonly string[],
): (() => Check) =>
  eachTab((tab, snapshot) =>
    tab.page === null || tab.isFrozen ? [] : check(tab.page, tab, snapshot),
  )

export const isMember = (tab: SeenTab): boolean =>
  tab.statesOf('session').some((state) => state.startsWith('authenticated'))

export type Difference = {
  readonly what: string
  readonly expected: string
  readonly found: string
  /** The remedy; undefined: unknown. */
  readonly remedy?: string
}
