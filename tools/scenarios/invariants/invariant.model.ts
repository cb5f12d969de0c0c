import type { ObservedCall } from '../words/calls.ts'
import type { MachineId } from '../machines/machines.ts'
import type { PageFacts } from '../look/page-facts.ts'

export type Entries = readonly (readonly [key: string, value: string])[]

/** The member of a page as its session knows them. */
export type MemberSnapshot = { readonly userId: string; readonly privateTexts: readonly string[] }

export type QuerySnapshot = {
  readonly key: string
  readonly isPublic: boolean
}

export type TabSnapshot = {
  readonly number: number
  readonly path: string
  readonly isFrozen: boolean
  /** Differs for each page that the tab loads; null: unreadable here. */
  readonly pageIdentity: unknown
  readonly statesOf: (id: MachineId) => readonly string[]
  /** Ids of dialogs that machines request; null: unreadable here. */
  readonly machineDialogs: readonly string[] | null
  /** Null: a guest. Undefined: unreadable here. */
  readonly member: MemberSnapshot | null | undefined
  readonly sessionStorage: Entries
  readonly windows: readonly {
    readonly state: 'reserved' | 'open' | 'closed'
    readonly hasOpener: boolean
  }[]
  /** The member's balances in won and points; null: unreadable here. */
  readonly sums: Readonly<Record<string, unknown>> | null
  /** Whether the sums are marked as outdated; null: unreadable here. */
  readonly isMarkedOutdated: boolean | null
  readonly queries: readonly QuerySnapshot[] | null
  /** The page's listeners and intervals, with the number of each; null: unreadable here. */
  readonly unreleased: ReadonlyMap<string, number> | null
  /** Number of messages and dialogs shown so far. */
  readonly shownCount: number
  /** Facts of the screens; null: no screens. */
  readonly page: PageFacts | null
  /** Errors that the page wrote to the console. */
  readonly errors: readonly string[]
}

/** The state of a run at one moment, as invariants read it on every target. */
export type Snapshot = {
  /** Milliseconds since 1970, of the scenario's clock. */
  readonly now: number
  readonly calls: readonly ObservedCall[]
  readonly tabs: readonly TabSnapshot[]
  readonly localStorage: Entries
  readonly cookieNames: readonly string[]
  readonly channelNames: readonly string[]
  /** Operations that a step answers against the contract; `*` is all. */
  readonly brokenOperations: ReadonlySet<string>
  /** Events of the member's stream; null: unreadable here. */
  readonly streamedEvents: readonly unknown[] | null
  /** Whether the browser's tabs cannot talk to each other. */
  readonly areTabsIsolated: boolean
}

export type Check = (snapshot: Snapshot) => readonly string[]

export type Invariant = {
  /** Short statement of the rule. */
  readonly name: string
  /** What happens to a player when the rule is violated. */
  readonly reason: string
  readonly remedy: string
  /** Whether it is also checked before the answer of a login, a logout or a call that moves money reaches the page. */
  readonly isCheckedWhileCalling?: true
  /** Starts watching a run; the returned check lists the current violations. */
  readonly watch: () => Check
}

/** Checks each tab by itself, without a history. */
export const eachTab =
  (check: (tab: TabSnapshot, snapshot: Snapshot) => readonly string[]): (() => Check) =>
  () =>
  (snapshot) =>
    snapshot.tabs.flatMap((tab) => check(tab, snapshot))

/** Checks each page with screens that is not frozen. */
export const eachPage = (
  check: (page: PageFacts, tab: TabSnapshot, snapshot: Snapshot) => readonly string[],
): (() => Check) =>
  eachTab((tab, snapshot) =>
    tab.page === null || tab.isFrozen ? [] : check(tab.page, tab, snapshot),
  )

export const isMember = (tab: TabSnapshot): boolean =>
  tab.statesOf('session').some((state) => state.startsWith('authenticated'))

export type Difference = {
  readonly subject: string
  readonly expected: string
  readonly actual: string
  /** The remedy; undefined: unknown. */
  readonly remedy?: string
}
