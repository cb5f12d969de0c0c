import { createStore } from '../../lib/store.ts'
import { localStore } from '../../platform/storage.ts'

const KEY = 'maru:balance'
const HIDDEN = 'hidden'

/** Read once a page, so that all places agree. Without storage the choice lasts until the page closes. */
const concealment = createStore(localStore.get(KEY) === HIDDEN)

export const isBalanceConcealed = concealment.get

export const setBalanceConcealed = (isConcealed: boolean): void => {
  localStore.set(KEY, isConcealed ? HIDDEN : 'shown')
  concealment.set(isConcealed)
}

export const subscribeToConcealment = concealment.subscribe
