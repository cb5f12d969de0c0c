import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../failures/query-boundary.tsx'
import { useSingleMutation } from '../../../failures/use-single-mutation.ts'
import { useLanguage, useT } from '../../../i18n/language.tsx'
import { formatMoment } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { InquiriesWaitText } from '../../inquiries/inquiries-wait-text.tsx'
import { inquiryQueries } from '../../inquiries/inquiries.api.ts'
import type { Inquiry } from '../../inquiries/inquiries.api.ts'
import { OperatorText } from '../../operator-text/operator-text.tsx'
import { depositMutations } from './deposits.api.ts'
import type { OwnRefusal } from './deposits.api.ts'
import { payToIn } from './pay-in.model.ts'
import styles from './deposit-account.module.css'

/** The member's last question for the account, from any device, and its answer once there is one. */
export const useAccountRequest = (isWanted: boolean) => {
  const ask = useSingleMutation(depositMutations.askAccount())
  const requestedId = ask.data?.id ?? null
  const list = useQuery({
    ...inquiryQueries.list(),
    enabled: isWanted,
    refetchInterval: ({ state }) => {
      const inquiry = state.data?.find(({ kind, id }) => kind === 'account' || id === requestedId)
      return inquiry?.answeredAt === null ? 10_000 : false
    },
  })
  const inquiry =
    list.data?.find(({ kind, id }) => kind === 'account' || id === requestedId) ?? null
  const canAsk = inquiry === null || inquiry.answeredAt !== null
  return { ask, inquiry, canAsk, isFirst: inquiry === null }
}

export type AccountRequestState = ReturnType<typeof useAccountRequest>

export const useRefusalText = () => {
  const { t, formatNumber } = useLanguage()
  return (refusal: OwnRefusal, request: 'deposit' | 'account' = 'deposit'): string => {
    if (refusal.by === 'break')
      return t('deposits.refusal.break', { at: formatMoment(refusal.freesAt) })
    const { left, freesAt } = refusal
    if (refusal.by === 'time' && freesAt !== null)
      return t('deposits.refusal.time', { at: formatMoment(freesAt) })
    if (request === 'account' && freesAt !== null)
      return t('deposits.account.limit', { at: formatMoment(freesAt) })
    const amount = t('money.sum', { amount: formatNumber(left), unit: t('money.unit') })
    if (freesAt === null) return t('deposits.refusal.limitNever', { left: amount })
    return t('deposits.refusal.limit', { left: amount, at: formatMoment(freesAt) })
  }
}

const AnswerText = ({ answer }: { answer: string }) => {
  const t = useT()
  const number = payToIn(answer)
  return (
    <div className={styles['answer']}>
      <OperatorText>{answer}</OperatorText>
      <div className={styles['copies']}>
        {number !== null && (
          <CopyButton
            text={() => number}
            label={t('deposits.account.copy')}
            copied={t('failure.copied.label')}
          />
        )}
        <CopyButton
          text={() => answer}
          label={t('deposits.account.copyAll')}
          copied={t('failure.copied.label')}
        />
      </div>
    </div>
  )
}

const Answer = ({ inquiry }: { inquiry: Inquiry }) => {
  const t = useT()
  const text = useQuery(inquiryQueries.text(inquiry.id))
  const loading = <p>{t('deposits.account.loading')}</p>
  return (
    <QueryBoundary query={text} skeleton={loading}>
      {(loaded) => (loaded?.answer ? <AnswerText answer={loaded.answer} /> : loading)}
    </QueryBoundary>
  )
}

type DepositAccountProps = {
  readonly accountRequest: AccountRequestState
  /** The text until the member has asked. */
  readonly none: 'deposits.account.none' | 'deposits.payIn.account.none'
}

/** The account for a transfer: asks support once and shows the answer (R-COMM-02). */
export const DepositAccount = ({ accountRequest, none }: DepositAccountProps) => {
  const t = useT()
  const refusalText = useRefusalText()
  const { ask, inquiry, canAsk, isFirst } = accountRequest
  const refusal = ask.data?.refusal ?? null
  return (
    <section
      className={classNames(styles['account'], isFirst && styles['first'])}
      aria-label={t('deposits.account.title')}
    >
      <p className={styles['name']}>
        <span>{t('deposits.account.title')}</span>
        {isFirst && <span>{t(none)}</span>}
      </p>
      {inquiry?.answeredAt != null && <Answer inquiry={inquiry} />}
      {!canAsk && <p role="status">{t('deposits.account.waiting')}</p>}
      {ask.data?.outcome === 'still-waiting' && (
        <p role="alert">
          <InquiriesWaitText id="deposits.account.tooMany" />
        </p>
      )}
      {refusal !== null && <p role="alert">{refusalText(refusal, 'account')}</p>}
      {ask.error && <p role="alert">{t(`failure.${ask.error.kind}.title`)}</p>}
      {canAsk && (
        <Button size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t(inquiry === null ? 'deposits.account.ask' : 'deposits.account.askAgain')}
        </Button>
      )}
    </section>
  )
}
