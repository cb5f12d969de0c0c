import { wholeAmount } from '../../../lib/money.ts'
import { amountOf } from '../money-form/amount.model.ts'
import { useKeptForm } from '../money-form/use-kept-form.ts'
import type { MarkedSum } from '../balances.model.ts'
import { useBalances } from '../use-balances.ts'
import { ends } from './transfer.model.ts'
import type { End } from './transfer.model.ts'
import type { Transfer } from './transfers.queries.ts'

type TransferChange = {
  /** Typed digits. */
  readonly digits: string
  readonly before: (end: End) => MarkedSum | null
  /** The balance once the typed amount has moved; null: none is typed, unknown, or not possible. */
  readonly after: (end: End) => number | null
}

/** What a transfer does to both of its balances. */
export const useTransferChange = (transfer: Transfer): TransferChange => {
  const balances = useBalances()
  const digits = useKeptForm(transfer).draft['amount'] ?? ''
  const amount = amountOf(digits)
  const { from } = ends[transfer]
  const before = (end: End) => balances?.[end] ?? null
  return {
    digits,
    before,
    after: (end) => {
      const [source, sum] = [before(from), before(end)]
      if (digits === '' || source?.mark.kind !== 'fine' || sum?.mark.kind !== 'fine') return null
      if (amount > wholeAmount(source.amount)) return null
      return wholeAmount(sum.amount) + (end === from ? -amount : amount)
    },
  }
}
