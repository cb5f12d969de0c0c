import type { Toast } from '../../actors/toast.ts'
import type { MessageId, ValuesOf } from '../../i18n/catalog.ts'
import { createStore } from '../../lib/store.ts'

/** Ids of messages without placeholders, because a toast carries no values. */
export type PlainMessageId = {
  [Id in MessageId]: ValuesOf<Id> extends [] ? Id : never
}[MessageId]

export type ShownToast = Toast<PlainMessageId> & { readonly key: string }

/** The current toasts; outlives every screen. */
export type Notifier = {
  /** Shows a toast unless it is already shown; returns a function that removes it. */
  readonly showToast: (toast: Toast<PlainMessageId>) => () => void
  readonly dismiss: (key: string) => void
  readonly snapshot: () => readonly ShownToast[]
  readonly subscribe: (listener: () => void) => () => void
}

export const isModal = ({ kind }: Toast<string>): boolean => kind === 'warning' || kind === 'error'

const areToastsEqual = (a: Toast<string>, b: Toast<string>): boolean =>
  a.id === b.id && a.detail === b.detail

export const createNotifier = (): Notifier => {
  const { get, set, subscribe } = createStore<readonly ShownToast[]>([])
  let lastKey = 0
  return {
    showToast: (toast) => {
      if (!get().some((shown) => areToastsEqual(shown, toast))) {
        lastKey += 1
        set([...get(), { ...toast, key: String(lastKey) }])
      }
      return () => set(get().filter((shown) => !areToastsEqual(shown, toast)))
    },
    dismiss: (key) => set(get().filter((toast) => toast.key !== key)),
    snapshot: get,
    subscribe,
  }
}
