import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useLanguage, useT } from '../../../i18n/language.tsx'
import { focusField } from '../../../platform/focus-field.ts'
import { Button } from '../../../ui/button.tsx'
import { moneySteps, pointSteps } from '../money-form/quick-amounts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { SegmentedField } from '../../../ui/segmented-field.tsx'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { keptForm } from '../money-form/kept-forms.storage.ts'
import { AmountField } from '../money-form/amount-field.tsx'
import { amountOf } from '../money-form/amount.model.ts'
import { FormFoot } from '../money-form/form-foot.tsx'
import { LastUsedButton } from '../money-form/last-used-button.tsx'
import { MoneyColumns } from '../money-form/money-columns.tsx'
import { PossibleText } from '../money-form/range-text.tsx'
import { DoneNote, MoneyFormStatus } from '../money-form/money-form-status.tsx'
import styles from '../money-form/money-form.module.css'
import { useIsLarge } from '../money-form/use-is-large.ts'
import { TransferSummary } from './transfer-summary.tsx'
import { TransferEnds } from './transfer-ends.tsx'
import { endNames, ends, isRecorded, units } from './transfer.model.ts'
import type { BalanceNotes } from './transfer.model.ts'
import type { Transfer } from './transfers.queries.ts'
import { useTransferForm } from './use-transfer-form.ts'
import type { TransferFormState } from './use-transfer-form.ts'
import type { Elements } from '../../../ui/elements.ts'

/** Keeps the line of a hint that is not known yet. */
const NO_BREAK_SPACE = '\u00A0'

const TransferForm = ({ state }: { state: TransferFormState }) => {
  const { t, formatNumber } = useLanguage()
  const { transfer, form, range, isKnown, error } = state
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isLarge = useIsLarge()
  const amount = amountOf(form.draft.amount)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.phase !== 'editing') return
    setIsSubmitted(error !== null)
    setIsAsking(error === null && isLarge(amount))
    if (error !== null) focusField(event.currentTarget, 'amount')
    else if (!isLarge(amount)) form.send({ amount })
  }
  const unit = t(units[ends[transfer].from])
  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
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
        hint={isKnown ? <PossibleText range={range} unit={unit} /> : NO_BREAK_SPACE}
        unit={unit}
        steps={ends[transfer].from === 'comp' ? pointSteps : moneySteps}
        disabled={form.phase !== 'editing'}
      />
      <MoneyFormStatus
        form={form}
        sent={({ amount }) => t('transfers.sent', { amount: formatNumber(amount), unit })}
        done={() => <DoneNote title={t(`transfers.done.${transfer}`)} />}
        unknown={t(isRecorded(transfer) ? 'transfers.unknown.recorded' : 'transfers.unknown.body')}
        canBeFound={false}
      />
      <FormFoot digits={form.draft.amount} unit={unit} way={t(`transfers.way.${transfer}`)}>
        <Button
          type="submit"
          variant="main"
          size="large"
          wide
          disabled={form.phase === 'unknown'}
          busy={form.phase === 'sending'}
        >
          {t(`transfers.submit.${transfer}`)}
        </Button>
      </FormFoot>
      {isAsking && (
        <QuestionDialog
          title={t('transfers.question', {
            amount: formatNumber(amount),
            unit,
          })}
          yes={t(`transfers.submit.${transfer}`)}
          no={t('dialog.button.no')}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false)
            form.send({ amount })
          }}
        />
      )}
    </form>
  )
}

export type TransferPanelProps = {
  title: string
  wayLabel?: string
  ways: readonly [Transfer, ...Transfer[]]
  notes?: BalanceNotes
  /** Below the balances: where the money can go on to. */
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
              title: ways.length > 2 ? t(endNames[ends[way].from]) : t(`transfers.way.${way}`),
              name: t(`transfers.way.${way}`),
            }))}
          />
          <TransferEnds state={state} inForm />
          <TransferForm key={transfer} state={state} />
        </Panel>
      }
    />
  )
}
