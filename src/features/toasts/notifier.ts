import type { Toast } from '../../actors/toast.ts'
import type { MessageId, ValuesOf } from '../../i18n/catalog.ts'

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
  const listeners = new Set<() => void>()
  let toasts: readonly ShownToast[] = []
  let lastKey = 0
  const change = (next: readonly ShownToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    showToast: (toast) => {
      if (!toasts.some((shown) => areToastsEqual(shown, toast))) {
        lastKey += 1
        change([...toasts, { ...toast, key: String(lastKey) }])
      }
      return () => change(toasts.filter((shown) => !areToastsEqual(shown, toast)))
    },
    dismiss: (key) => change(toasts.filter((toast) => toast.key !== key)),
    snapshot: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
