import type { MessageId, ValuesOf } from '../../i18n/catalog.ts'

/** Messages that need no values: whoever announces does not stay to give any. */
export type PlainMessageId = {
  [Id in MessageId]: ValuesOf<Id> extends [] ? Id : never
}[MessageId]

/** Something said once: in passing when it is done, as a dialog when a player must not miss it. */
export type Announcement = {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly id: PlainMessageId
  /** Why, or what to do next. */
  readonly detail?: PlainMessageId | undefined
}

export type Announced = Announcement & { readonly key: string }

/** What is being said now, and the way to say more; outlives every screen. */
export type Announcer = {
  /** Says it, unless it is being said already; gives the way to take it back. */
  readonly announce: (announcement: Announcement) => () => void
  readonly dismiss: (key: string) => void
  readonly snapshot: () => readonly Announced[]
  readonly subscribe: (changed: () => void) => () => void
}

export const isToast = ({ kind }: Announcement): boolean => kind === 'success' || kind === 'info'

const isSame = (one: Announcement, other: Announcement): boolean =>
  one.id === other.id && one.detail === other.detail

export const createAnnouncer = (): Announcer => {
  const listeners = new Set<() => void>()
  let announced: readonly Announced[] = []
  let count = 0
  const change = (next: readonly Announced[]) => {
    announced = next
    for (const changed of listeners) changed()
  }
  return {
    announce: (announcement) => {
      if (!announced.some((one) => isSame(one, announcement))) {
        count += 1
        change([...announced, { ...announcement, key: String(count) }])
      }
      return () => change(announced.filter((one) => !isSame(one, announcement)))
    },
    dismiss: (key) => change(announced.filter((one) => one.key !== key)),
    snapshot: () => announced,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
