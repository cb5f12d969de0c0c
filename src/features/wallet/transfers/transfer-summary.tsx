import { useT } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SummaryAmount } from '../money-form/summary-amount.tsx'
import { TransferEnds } from './transfer-ends.tsx'
import { ends, units } from './transfer.model.ts'
import type { BalanceNotes } from './transfer.model.ts'
import styles from './transfer-summary.module.css'
import type { Transfer } from './transfers.queries.ts'
import { useTransferChange } from './use-transfer-change.ts'

type TransferSummaryProps = {
  readonly transfer: Transfer
  readonly notes: BalanceNotes
}

export const TransferSummary = ({ transfer, notes }: TransferSummaryProps) => {
  const t = useT()
  const { digits } = useTransferChange(transfer)
  return (
    <Panel className={styles['summary']} title={t('moneyForm.summary.title')}>
      <SummaryAmount digits={digits} unit={t(units[ends[transfer].from])} />
      <TransferEnds transfer={transfer} notes={notes} />
    </Panel>
  )
}
