import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:balance'
const HIDDEN = 'hidden'

/** Null: not read yet. Without storage the choice lasts until the page closes. */
let isConcealedNow: boolean | null = null
const listeners = new Set<() => void>()

export const isBalanceConcealed = (): boolean => {
  isConcealedNow ??= localStore.get(KEY) === HIDDEN
  return isConcealedNow
}

export const setBalanceConcealed = (isConcealed: boolean): void => {
  isConcealedNow = isConcealed
  localStore.set(KEY, isConcealed ? HIDDEN : 'shown')
  for (const listener of listeners) listener()
}

export const subscribeToConcealment = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
