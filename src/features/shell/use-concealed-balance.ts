import { useSyncExternalStore } from 'react'
import {
  concealBalance,
  isBalanceConcealed,
  onBalanceConcealed,
} from './concealed-balance.storage.ts'

/** Whether the member hid the balances; one choice for the header and the account panel. */
export const useConcealedBalance = () => {
  const isConcealed = useSyncExternalStore(onBalanceConcealed, isBalanceConcealed)
  return { isConcealed, toggle: () => concealBalance(!isConcealed) }
}
