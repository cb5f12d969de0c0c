import { useSyncExternalStore } from 'react'
import {
  setBalanceConcealed,
  isBalanceConcealed,
  subscribeToConcealment,
} from './concealed-balance.storage.ts'

/** Whether the member hid the balances; one choice for the header and the account panel. */
export const useConcealedBalance = () => {
  const isConcealed = useSyncExternalStore(subscribeToConcealment, isBalanceConcealed)
  return { isConcealed, toggle: () => setBalanceConcealed(!isConcealed) }
}
