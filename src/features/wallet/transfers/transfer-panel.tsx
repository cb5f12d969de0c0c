import { useState } from 'react'
import { useLanguage, useT } from '../../../i18n/language.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SegmentedField } from '../../../ui/segmented-field.tsx'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { AmountField, PossibleText } from '../money-form/amount-field.tsx'
import { keptForm } from '../money-form/kept-forms.storage.ts'
import { DoneNote, MoneyFormStatus } from '../money-form/money-form-status.tsx'
import { amountOf, moneySteps, pointSteps } from '../money-form/money-form.model.ts'
import styles from '../money-form/money-form.module.css'
import { LastUsedButton, MoneyColumns, MoneyForm } from '../money-form/money-form.tsx'
import { TransferBalances, TransferSummary } from './transfer-summary.tsx'
import type { BalanceNotes } from './transfer-summary.tsx'
import {
  balanceLabels,
  balanceUnits,
  hasTransferHistory,
  transferDirections,
} from './transfers.model.ts'
import type { Transfer } from './transfers.api.ts'
import { useTransferForm } from './use-transfer-form.ts'
import type { TransferFormState } from './use-transfer-form.ts'

/** Keeps the line of a hint that is not known yet. */
const NO_BREAK_SPACE = '\u00A0'

const TransferForm = ({ state }: { state: TransferFormState }) => {
  const { t, formatNumber } = useLanguage()
  const { transfer, form, range, isRangeKnown, error } = state
  const unit = t(balanceUnits[transferDirections[transfer].from])
  return (
    <MoneyForm
      form={form}
      unit={unit}
      way={t(`transfers.way.${transfer}`)}
      wrongField={error === null ? null : 'amount'}
      submit={t(`transfers.submit.${transfer}`)}
      question="transfers.question"
      onSend={() => form.send({ amount: amountOf(form.draft.amount) })}
    >
      {(isSubmitted) => (
        <>
          {form.last !== null && (
            <LastUsedButton
              last={form.last}
              way={null}
              unit={unit}
              disabled={form.phase !== 'editing'}
              onUse={form.takeLast}
            />
          )}
          <AmountField
            label={t('amount.label')}
            digits={form.draft.amount}
            onChange={(digits) => form.change('amount', digits)}
            limits={range}
            error={isSubmitted ? error : null}
            hint={isRangeKnown ? <PossibleText range={range} unit={unit} /> : NO_BREAK_SPACE}
            unit={unit}
            steps={transferDirections[transfer].from === 'comp' ? pointSteps : moneySteps}
            disabled={form.phase !== 'editing'}
          />
          <MoneyFormStatus
            form={form}
            sentText={({ amount }) => t('transfers.sent', { amount: formatNumber(amount), unit })}
            doneNote={() => <DoneNote title={t(`transfers.done.${transfer}`)} />}
            unknown={t(
              hasTransferHistory(transfer)
                ? 'transfers.unknown.recorded'
                : 'transfers.unknown.body',
            )}
            canBeFound={false}
          />
        </>
      )}
    </MoneyForm>
  )
}

export type TransferPanelProps = {
  title: string
  wayLabel?: string
  ways: readonly [Transfer, ...Transfer[]]
  notes?: BalanceNotes
  /** Links below the balances, to where the money can go on. */
  aside?: Elements
}

/** Moves money between the member's own balances (R-ACCT-07). */
export const TransferPanel = ({ title, wayLabel, ways, notes = {}, aside }: TransferPanelProps) => {
  const t = useT()
  const userId = useSession(playerOf)?.userId ?? ''
  const [transfer, setTransfer] = useState<Transfer>(
    () => ways.find((way) => keptForm(userId, way).sent !== null) ?? ways[0],
  )
  const state = useTransferForm(transfer)
  return (
    <MoneyColumns
      summary={<TransferSummary state={state} notes={notes} />}
      aside={aside}
      form={
        <Panel title={title} className={styles['panel']}>
          <SegmentedField
            legend={wayLabel ?? t('transfers.way.label')}
            value={transfer}
            onChange={setTransfer}
            choices={ways.map((way) => ({
              value: way,
              title:
                ways.length > 2
                  ? t(balanceLabels[transferDirections[way].from])
                  : t(`transfers.way.${way}`),
              name: t(`transfers.way.${way}`),
            }))}
          />
          <TransferBalances state={state} inForm />
          <TransferForm key={transfer} state={state} />
        </Panel>
      }
    />
  )
}
