import type { MachineId } from '../machines/machines.ts'
import type { QueryMatches } from './find.ts'

/** A dialog or a message that a page shows. */
export type Announcement = { readonly text: string; readonly hasId: (id: string) => boolean }

export type DisplayedMoney = number | 'a dash' | 'unreadable' | 'not shown'

export type GameWindowView = {
  /** 800x1400 for its own window; null: a tab. */
  readonly size: string | null
  readonly state: 'reserved' | 'open' | 'closed'
  readonly url: string | null
}

/** The current view of a tab, on any target. */
export type PageView = {
  /** Current states of each running machine. */
  readonly states: Readonly<Partial<Record<MachineId, readonly string[]>>>
  readonly dialogs: readonly Announcement[]
  /** All messages until now, oldest first. */
  readonly messages: readonly Announcement[]
  readonly windows: readonly GameWindowView[]
  readonly path: string
  readonly money: Readonly<Record<'balance' | 'game money' | 'comp', DisplayedMoney>>
  readonly unread: Readonly<Record<'notes' | 'inquiries', number | null>>
  /** Whether the money is marked as outdated; null: signed out. */
  readonly isMoneyOld: boolean | null
  /** The name in the cookie and in local storage. */
  readonly rememberedName: readonly string[]
  /** The matches of each item of an expected screen. */
  readonly items: readonly QueryMatches[]
}
