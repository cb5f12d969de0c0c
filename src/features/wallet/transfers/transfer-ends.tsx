import { useT } from '../../../i18n/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ArrowDownIcon } from '../../../ui/icons-list.tsx'
import { BeforeAfter } from '../money-form/before-after.tsx'
import { endNames, ends, units } from './transfer.model.ts'
import type { BalanceNotes, End } from './transfer.model.ts'
import styles from './transfer-ends.module.css'
import { useTransferChange } from './use-transfer-change.ts'
import type { TransferFormState } from './use-transfer-form.ts'

type TransferEndsProps = {
  readonly state: TransferFormState
  readonly notes?: BalanceNotes
  /** Shown only where the form has no summary beside it. */
  readonly inForm?: boolean
}

/** Both balances of a transfer, each before and after it. */
export const TransferEnds = ({ state, notes = {}, inForm }: TransferEndsProps) => {
  const t = useT()
  const { before, after } = useTransferChange(state)
  const block = (end: End) => (
    <div className={styles['end']}>
      <h3 className={styles['name']}>{t(endNames[end])}</h3>
      <p className={styles['sums']}>
        <BeforeAfter
          before={before(end)}
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
      {block(ends[state.transfer].from)}
      <p className={styles['arrow']}>
        <span>
          <ArrowDownIcon />
        </span>
      </p>
      {block(ends[state.transfer].to)}
    </div>
  )
}
