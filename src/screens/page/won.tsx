import type { AmountProps } from '../../ui/amount.tsx'
import { toWholeWon } from '../../lib/money.ts'
import { Money } from '../session/money.tsx'

export type WonProps = Pick<AmountProps, 'tone' | 'size' | 'className'> & {
  /** In won; cut to a whole number (R-ACCT-02), and 0 if it is none at all (R-ACCT-03). */
  amount: number
}

/** An amount of money that the server told. */
export const Won = ({ amount, ...look }: WonProps) => (
  <Money {...look} amount={toWholeWon(amount)} />
)
