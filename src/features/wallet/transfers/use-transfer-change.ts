import { wholeAmount } from '../../../lib/money.ts'
import { amountOf } from '../money-form/amount.model.ts'
import type { MarkedSum } from '../balances.model.ts'
import { useBalances } from '../use-balances.ts'
import { ends } from './transfer.model.ts'
import type { End } from './transfer.model.ts'
import type { TransferFormState } from './use-transfer-form.ts'

type TransferChange = {
  readonly before: (end: End) => MarkedSum | null
  /** The balance once a press has moved the typed amount; null: a press would move none, unknown, or not possible. */
  readonly after: (end: End) => number | null
}

/** Both balances of a transfer before and after it. */
export const useTransferChange = ({ transfer, form }: TransferFormState): TransferChange => {
  const balances = useBalances()
  const digits = form.preview
  const amount = amountOf(digits)
  const { from } = ends[transfer]
  const before = (end: End) => balances?.[end] ?? null
  return {
    before,
    after: (end) => {
      const [source, sum] = [before(from), before(end)]
      if (digits === '' || source?.mark.kind !== 'fine' || sum?.mark.kind !== 'fine') return null
      if (amount > wholeAmount(source.amount)) return null
      return wholeAmount(sum.amount) + (end === from ? -amount : amount)
    },
  }
}
