import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Loading } from '../../../failures/loading.tsx'
import { useLanguage, useT } from '../../../i18n/language.tsx'
import { focusField } from '../../../platform/focus-field.ts'
import { Button } from '../../../ui/button.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Figure } from '../../../ui/figure.tsx'
import { RefreshIcon } from '../../../ui/icons-action.tsx'
import { ClockIcon } from '../../../ui/icons-list.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSiteSettings } from '../../site-settings/use-site-settings.ts'
import type { LastUsed } from './last-used.storage.ts'
import { amountOf } from './money-form.model.ts'
import type { MoneyAnswer } from './money-form.model.ts'
import styles from './money-form.module.css'
import type { MoneyFormState } from './use-money-form.ts'

export type MoneyColumnsProps = {
  form: Elements
  /** Stands beside the form where there is space. */
  summary: Elements
  /** Stands below the summary. */
  aside?: Elements
}

export const MoneyColumns = ({ form, summary, aside }: MoneyColumnsProps) => (
  <div className={styles['frame']}>
    <div className={styles['columns']}>
      {form}
      {summary}
      {aside}
    </div>
  </div>
)

/** Whether the first answer is pending; false after a failure. */
export const isLoadingFirst = ({
  isPending,
  fetchStatus,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>): boolean =>
  isPending && fetchStatus === 'fetching' && failureCount === 0

/** Placeholder for a form of unknown height; content below it appears with the form. */
export const FormWait = ({ title }: { title: string }) => (
  <Panel title={title} className={styles['wait']}>
    <Loading>
      <Skeleton shape="row" count={5} />
    </Loading>
  </Panel>
)

type OptionsMissingProps = {
  readonly query: Pick<UseQueryResult, 'data' | 'isFetching' | 'refetch'>
}

export const OptionsMissing = ({ query }: OptionsMissingProps) => {
  const t = useT()
  if (query.data !== undefined) return null
  return (
    <Callout
      tone="bad"
      title={t('moneyForm.options.failed')}
      actions={
        <Button icon={<RefreshIcon />} busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('failure.button.retry')}
        </Button>
      }
    >
      <p>{t('moneyForm.options.meanwhile')}</p>
    </Callout>
  )
}

export type LastUsedButtonProps = {
  last: LastUsed
  /** Name of its method; null where there is only one. */
  way: string | null
  unit: string
  disabled: boolean
  onUse: () => void
}

/** Offers the member's last method and amount; a press fills them in and sends nothing. */
export const LastUsedButton = ({ last, way, unit, disabled, onUse }: LastUsedButtonProps) => {
  const { t, formatNumber } = useLanguage()
  const sum = t('money.sum', {
    amount: formatNumber(amountOf(last.amount)),
    unit,
  })
  return (
    <div>
      <Button size="small" icon={<ClockIcon />} disabled={disabled} onClick={onUse}>
        {way === null
          ? t('moneyForm.last.amount', { amount: sum })
          : t('moneyForm.last.both', { way, amount: sum })}
      </Button>
    </div>
  )
}

type MoneyFormProps = {
  readonly form: Pick<MoneyFormState<'amount', unknown, MoneyAnswer>, 'draft' | 'phase'>
  readonly unit: string
  /** Method of the request. */
  readonly way: ReactNode
  /** Name of the first field that cannot be sent; null: none. */
  readonly wrongField: string | null
  readonly isLocked?: boolean
  /** Whether a call before the request is on its way. */
  readonly isBusy?: boolean
  readonly submit: string
  readonly variant?: 'main' | 'quiet'
  readonly question: 'deposits.question' | 'transfers.question' | 'withdrawals.question'
  /** Whether every amount is confirmed before it is sent; otherwise those above CONFIRM_ABOVE. */
  readonly alwaysAsks?: boolean
  /** What the question shows of the request. */
  readonly items?: readonly DescriptionItem[]
  readonly onSend: () => void
  /** The fields; gets whether errors are shown. */
  readonly children: (isSubmitted: boolean) => Elements
}

/** Fields of a money form and its button; on phones beside the typed amount and its method. */
export const MoneyForm = ({
  form: { draft, phase },
  unit,
  way,
  wrongField,
  isLocked = false,
  isBusy = phase === 'sending',
  submit,
  variant = 'main',
  question,
  alwaysAsks = false,
  items = [],
  onSend,
  children,
}: MoneyFormProps) => {
  const { t, formatNumber } = useLanguage()
  const settings = useSiteSettings()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const amount = amountOf(draft.amount)
  const sum = { amount: formatNumber(amount), unit }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLocked || isBusy || phase !== 'editing') return
    const needsConfirmation = alwaysAsks || amount > (settings.data?.confirmAbove ?? 0)
    setIsSubmitted(wrongField !== null)
    setIsAsking(wrongField === null && needsConfirmation)
    if (wrongField !== null) focusField(event.currentTarget, wrongField)
    else if (!needsConfirmation) onSend()
  }
  return (
    <>
      <form className={styles['form']} method="dialog" noValidate onSubmit={onSubmit}>
        {children(isSubmitted)}
        <div className={styles['foot']}>
          {/* The fields say it to screen readers. */}
          {draft.amount !== '' && (
            <p className={styles['typed']} aria-hidden="true">
              <strong>
                <Figure>{t('money.sum', sum)}</Figure>
              </strong>
              <span className={styles['by']}>{way}</span>
            </p>
          )}
          <Button
            type="submit"
            variant={variant}
            size="large"
            wide
            disabled={isLocked || phase === 'unknown'}
            busy={isBusy}
          >
            {submit}
          </Button>
        </div>
      </form>
      {isAsking && (
        <QuestionDialog
          title={t(question, sum)}
          yes={submit}
          no={t('dialog.button.no')}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false)
            onSend()
          }}
        >
          {items.length > 0 && <DescriptionList items={items} />}
        </QuestionDialog>
      )}
    </>
  )
}
