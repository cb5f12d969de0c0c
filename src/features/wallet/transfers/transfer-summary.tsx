import { useT } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ArrowDownIcon } from '../../../ui/icons-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { amountOf } from '../money-form/money-form.model.ts'
import { BeforeAfter, SummaryAmount } from '../money-form/money-summary.tsx'
import { useBalances } from '../use-balances.ts'
import styles from './transfer-summary.module.css'
import { endNames, ends, units } from './use-transfer-form.ts'
import type { BalanceNotes, End, TransferFormState } from './use-transfer-form.ts'

type TransferEndsProps = {
  readonly state: TransferFormState
  readonly notes?: BalanceNotes
  /** Shown only where the form has no summary beside it. */
  readonly inForm?: boolean
}

/** Both balances of a transfer, each before and after it. */
export const TransferEnds = ({
  state: { transfer, form },
  notes = {},
  inForm,
}: TransferEndsProps) => {
  const t = useT()
  const balances = useBalances()
  const { from, to } = ends[transfer]
  const balanceOf = (end: End) => balances?.[end] ?? null
  /** The balance once a press has moved the typed amount; null: a press would move none, unknown, or not possible. */
  const after = (end: End): number | null => {
    const [source, sum] = [balanceOf(from), balanceOf(end)]
    const amount = amountOf(form.preview)
    if (form.preview === '' || source?.mark.kind !== 'fine' || sum?.mark.kind !== 'fine')
      return null
    if (amount > wholeAmount(source.amount)) return null
    return wholeAmount(sum.amount) + (end === from ? -amount : amount)
  }
  const block = (end: End) => (
    <div className={styles['end']}>
      <h3 className={styles['name']}>{t(endNames[end])}</h3>
      <p className={styles['sums']}>
        <BeforeAfter
          before={balanceOf(end)}
          after={after(end)}
          afterName={t('transfers.summary.after')}
          unit={t(units[end])}
        />
      </p>
      {notes[end] && <p className={styles['note']}>{notes[end]}</p>}
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
      <SummaryAmount digits={state.form.draft.amount} unit={t(units[ends[state.transfer].from])} />
      <TransferEnds state={state} notes={notes} />
    </Panel>
  )
}
