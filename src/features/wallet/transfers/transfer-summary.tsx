import { useT } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ArrowDownIcon } from '../../../ui/icons-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { amountOf } from '../money-form/money-form.model.ts'
import { BeforeAfter, SummaryAmount } from '../money-form/money-summary.tsx'
import { useBalances } from '../use-balances.ts'
import styles from './transfer-summary.module.css'
import { balanceLabels, balanceUnits, transferDirections } from './transfers.model.ts'
import type { TransferBalance } from './transfers.model.ts'
import type { TransferFormState } from './use-transfer-form.ts'

export type BalanceNotes = Partial<Readonly<Record<TransferBalance, string>>>

type TransferBalancesProps = {
  readonly state: TransferFormState
  readonly notes?: BalanceNotes
  /** Whether to show them only where the form has no summary beside it. */
  readonly inForm?: boolean
}

/** Both balances of a transfer, each before and after it. */
export const TransferBalances = ({
  state: { transfer, form },
  notes = {},
  inForm,
}: TransferBalancesProps) => {
  const t = useT()
  const balances = useBalances()
  const { from, to } = transferDirections[transfer]
  const balanceOf = (key: TransferBalance) => balances?.[key] ?? null
  /** The balance after a transfer of the typed amount; null: no amount, an unknown balance, or too little money. */
  const balanceAfter = (key: TransferBalance): number | null => {
    const [source, balance] = [balanceOf(from), balanceOf(key)]
    const amount = amountOf(form.preview)
    if (form.preview === '' || source?.mark.kind !== 'fine' || balance?.mark.kind !== 'fine')
      return null
    if (amount > wholeAmount(source.amount)) return null
    return wholeAmount(balance.amount) + (key === from ? -amount : amount)
  }
  const block = (key: TransferBalance) => (
    <div className={styles['end']}>
      <h3 className={styles['name']}>{t(balanceLabels[key])}</h3>
      <p className={styles['sums']}>
        <BeforeAfter
          before={balanceOf(key)}
          after={balanceAfter(key)}
          afterName={t('transfers.summary.after')}
          unit={t(balanceUnits[key])}
        />
      </p>
      {notes[key] && <p className={styles['note']}>{notes[key]}</p>}
    </div>
  )
  return (
    <div className={classNames(styles['ends'], inForm && styles['inForm'])}>
      {block(from)}
      <p className={styles['arrow']}>
        <span>
          <ArrowDownIcon />
        </span>
      </p>
      {block(to)}
    </div>
  )
}

type TransferSummaryProps = {
  readonly state: TransferFormState
  readonly notes: BalanceNotes
}

export const TransferSummary = ({ state, notes }: TransferSummaryProps) => {
  const t = useT()
  return (
    <Panel className={styles['summary']} title={t('moneyForm.summary.title')}>
      <SummaryAmount
        digits={state.form.draft.amount}
        unit={t(balanceUnits[transferDirections[state.transfer].from])}
      />
      <TransferBalances state={state} notes={notes} />
    </Panel>
  )
}
