import { createStore } from '../../lib/store.ts'
import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:balance'
const HIDDEN = 'hidden'

/** The member's choice in this page; null: none, the stored one counts. */
const choice = createStore<boolean | null>(null)

export const isBalanceConcealed = (): boolean => choice.get() ?? localStore.get(KEY) === HIDDEN

export const setBalanceConcealed = (isConcealed: boolean): void => {
  localStore.set(KEY, isConcealed ? HIDDEN : 'shown')
  choice.set(isConcealed)
}

export const subscribeToConcealment = choice.subscribe
