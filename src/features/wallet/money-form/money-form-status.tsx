import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { CopyDetails } from '../../../failures/copy-details.tsx'
import { FailureNote } from '../../../failures/failure-note.tsx'
import type { Outcome } from '../../../http/outcome.ts'
import { useT } from '../../../i18n/language.tsx'
import { formatTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import type { MoneyAnswer } from './money-form.model.ts'
import styles from './money-form.module.css'
import type { MoneyFormProgress } from './use-money-form.ts'
import type { Elements } from '../../../ui/elements.ts'

export type MoneyFormStatusProps<Request, Answer extends MoneyAnswer> = {
  form: MoneyFormProgress<Request, Answer>
  doneNote: (answer: Answer) => Elements
  /** The text for a refusal; null: the default for the outcome. */
  refusal?: (outcome: Outcome) => ReactNode
  /** The unanswered request in words: "50,000 won". */
  sentText: (request: Request) => ReactNode
  /** The member's options while the outcome is unknown; default: look at the records below. */
  unknown?: ReactNode
  /** Whether asking again can find the request: there is a list of such requests. */
  canBeFound?: boolean
}

/**
 * Outcome of the form's request: accepted, refused, failed without effect, or unknown. When unknown, the member
 * decides, and nothing is sent without a press (R-ACCT-07). Comes into view, because the form may be longer than the
 * window while its button is always there.
 */
export const MoneyFormStatus = <Request, Answer extends MoneyAnswer>(
  props: MoneyFormStatusProps<Request, Answer>,
) => {
  const frame = useRef<HTMLDivElement>(null)
  const { phase, answer, failure } = props.form
  useEffect(() => {
    frame.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [phase, answer, failure])
  return (
    <div ref={frame} className={styles['outcome']}>
      <OutcomeNote {...props} />
    </div>
  )
}

const OutcomeNote = <Request, Answer extends MoneyAnswer>({
  form: { phase, answer, failure, isRepeated, sent, sendAgain, startAnew },
  doneNote,
  refusal = () => null,
  sentText,
  unknown,
  canBeFound = true,
}: MoneyFormStatusProps<Request, Answer>) => {
  const t = useT()
  if (phase === 'unknown' && sent !== null)
    return (
      <Callout
        tone="unsure"
        title={t('failure.outcome-unknown.title')}
        actions={
          <>
            <Button variant={canBeFound ? 'main' : 'quiet'} onClick={sendAgain}>
              {t('moneyForm.unknown.again')}
            </Button>
            <Button onClick={startAnew}>{t('moneyForm.unknown.anew')}</Button>
          </>
        }
      >
        <p>{sentText(sent)}</p>
        <p>{unknown ?? t('moneyForm.unknown.body')}</p>
        {isRepeated && failure && (
          <p>
            {t('moneyForm.unknown.still', { time: formatTime(new Date(failure.at).toISOString()) })}
          </p>
        )}
        {failure && (
          <CopyDetails code={failure.code} requestId={failure.requestId} at={failure.at} />
        )}
      </Callout>
    )
  if (phase === 'sending') return null
  if (failure) return <FailureNote error={failure} text={t('moneyForm.failure.kept')} />
  if (answer === null) return null
  if (answer.outcome === 'done') return doneNote(answer)
  if (answer.outcome === 'unknown')
    return (
      <Callout tone="unsure" title={t('outcome.unknown')}>
        <p>{t('failure.outcome-unknown.body')}</p>
      </Callout>
    )
  return <RefusedNote title={refusal(answer.outcome) ?? t(`outcome.${answer.outcome}`)} />
}

export const RefusedNote = ({ title }: { title: ReactNode }) => {
  const t = useT()
  return (
    <Callout tone="bad" title={title}>
      <p>{t('moneyForm.refusal.kept')}</p>
    </Callout>
  )
}

export const DoneNote = ({ title, children }: { title: ReactNode; children?: Elements }) => (
  <Callout tone="good" title={title}>
    {children}
  </Callout>
)
