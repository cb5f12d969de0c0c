import { useLanguage } from '../../../i18n/language.tsx'
import type { MessageId } from '../../../i18n/language.tsx'
import { ArrowDownIcon } from '../../../ui/icons-list.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { BalanceText } from '../balance-text.tsx'
import type { MarkedBalances } from '../balances.model.ts'
import { amountOf } from '../money-form/amount.model.ts'
import { SummaryAmount } from '../money-form/summary-amount.tsx'
import { useKeptForm } from '../money-form/use-kept-form.ts'
import { useBalances } from '../use-balances.ts'
import { ends, units } from './transfer-ends.ts'
import type { BalanceNotes, End } from './transfer-ends.ts'
import styles from './transfer-summary.module.css'
import type { Transfer } from './transfers.queries.ts'

const ARROW = '→'

const names = {
  balance: 'account.balance.site',
  gameBalance: 'account.balance.game',
  comp: 'account.balance.comp',
} as const satisfies Record<End, MessageId>

/** An arrow and the sum, once there is one; screen readers get words instead of the arrow. */
const After = ({ sum, unit }: { sum: number | null; unit: string }) => {
  const { t, formatNumber } = useLanguage()
  const figure = sum === null ? null : formatNumber(sum)
  return (
    <p className={styles['after']}>
      {figure !== null && (
        <>
          <VisuallyHidden>{t('transfers.summary.after', { amount: figure, unit })}</VisuallyHidden>
          <span aria-hidden="true">
            {ARROW} <Amount figure={figure} unit={unit} unknownLabel="" />
          </span>
        </>
      )}
    </p>
  )
}

export type TransferSummaryProps = {
  transfer: Transfer
  notes: BalanceNotes
}

export const TransferSummary = ({ transfer, notes }: TransferSummaryProps) => {
  const { t } = useLanguage()
  const balances = useBalances()
  const digits = useKeptForm(transfer).draft['amount'] ?? ''
  const { from, to } = ends[transfer]
  const amount = amountOf(digits)
  const unitOf = (end: End) => t(units[end])
  /** The balance once the typed amount has moved; null: none is typed, unknown, or not possible. */
  const after = (end: End, { [from]: source, [end]: sum }: MarkedBalances): number | null => {
    if (digits === '') return null
    if (source.mark.kind !== 'fine' || sum.mark.kind !== 'fine') return null
    if (amount > wholeAmount(source.amount)) return null
    return wholeAmount(sum.amount) + (end === from ? -amount : amount)
  }
  const block = (end: End) => (
    <div className={styles['end']}>
      <h3 className={styles['name']}>{t(names[end])}</h3>
      <p className={styles['sum']}>
        <BalanceText sum={balances && balances[end]} size="huge" />
      </p>
      <p className={styles['note']}>{notes[end]}</p>
      <After sum={balances && after(end, balances)} unit={unitOf(end)} />
    </div>
  )
  return (
    <Panel className={styles['summary']} title={t('moneyForm.summary.title')}>
      <div className={styles['amount']}>
        <SummaryAmount digits={digits} unit={unitOf(from)} />
      </div>
      <div className={styles['ends']}>
        {block(from)}
        <p className={styles['moved']}>
          <ArrowDownIcon />
        </p>
        {block(to)}
      </div>
    </Panel>
  )
}
