import type { MachineId } from '../machines/machines.ts'
import type { Found } from './find.ts'

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
