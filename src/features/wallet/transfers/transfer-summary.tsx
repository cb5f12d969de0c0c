import { useT } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SummaryAmount } from '../money-form/summary-amount.tsx'
import { TransferEnds } from './transfer-ends.tsx'
import { ends, units } from './transfer.model.ts'
import type { BalanceNotes } from './transfer.model.ts'
import styles from './transfer-summary.module.css'
import type { TransferFormState } from './use-transfer-form.ts'

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
