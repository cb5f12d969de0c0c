import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:balance'
const HIDDEN = 'hidden'

/** Null: not read yet. Also without storage, until the page closes. */
let kept: boolean | null = null
const listeners = new Set<() => void>()

export const isBalanceConcealed = (): boolean => {
  kept ??= localStore.get(KEY) === HIDDEN
  return kept
}

export const concealBalance = (isConcealed: boolean): void => {
  kept = isConcealed
  localStore.set(KEY, isConcealed ? HIDDEN : 'shown')
  for (const listener of listeners) listener()
}

export const onBalanceConcealed = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
