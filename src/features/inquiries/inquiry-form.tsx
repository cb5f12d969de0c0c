import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { FailureNote } from '../../failures/failure-note.tsx'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useT } from '../../i18n/language.tsx'
import { isWithinLimits } from '../../lib/limits.ts'
import { typedText } from '../../lib/typed-text.ts'
import { focusField } from '../../platform/focus-field.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { InquiriesWaitText } from './inquiries-wait-text.tsx'
import { inquiryLimits as limits, inquiryMutations, inquiryQueries } from './inquiries.api.ts'
import {
  emptyInquiryDraft,
  forgetInquiryDraft,
  keepInquiryDraft,
  readInquiryDraft,
} from './inquiry-draft.storage.ts'
import type { InquiryDraft } from './inquiry-draft.storage.ts'
import styles from './inquiry-form.module.css'

const useInquiryForm = () => {
  const userId = useSession(playerOf)?.userId ?? ''
  const [draft, setDraft] = useState<InquiryDraft>(() => readInquiryDraft(userId))
  const writeMutation = useSingleMutation({
    ...inquiryMutations.write(),
    onSuccess: ({ outcome }) => {
      if (outcome !== 'done') return
      forgetInquiryDraft()
      setDraft(emptyInquiryDraft)
    },
  })
  const changeDraft = (changes: Partial<InquiryDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepInquiryDraft(userId, next)
    if (!writeMutation.isPending) writeMutation.reset()
  }
  const wrongFields = (['title', 'content'] as const).filter(
    (field) => !isWithinLimits(typedText(draft[field]), limits[field]),
  )
  const send = () =>
    writeMutation.mutate({ title: typedText(draft.title), content: typedText(draft.content) })
  return { draft, changeDraft, wrongFields, writeMutation, send }
}

const SendResult = ({
  writeMutation,
}: Pick<ReturnType<typeof useInquiryForm>, 'writeMutation'>) => {
  const t = useT()
  const inquiries = useQuery(inquiryQueries.list()).data
  if (writeMutation.error)
    return <FailureNote error={writeMutation.error} text={t('inquiries.failure.kept')} />
  if (writeMutation.data === undefined) return null
  const { outcome, id: inquiryId } = writeMutation.data
  const isAnswered =
    inquiries?.some((inquiry) => inquiry.id === inquiryId && inquiry.answeredAt !== null) === true
  // The list of inquiries shows the answer.
  if (isAnswered) return null
  if (outcome === 'done') return <Callout tone="good" title={t('inquiries.done')} />
  const isWaiting = outcome === 'still-waiting'
  return (
    <Callout
      tone="bad"
      title={
        isWaiting ? <InquiriesWaitText id="inquiries.refusal.waiting" /> : t(`outcome.${outcome}`)
      }
    />
  )
}

/** Form for a 1:1 inquiry; the draft is kept until it is sent (R-COMM-01). */
export const InquiryForm = () => {
  const t = useT()
  const { draft, changeDraft, wrongFields, writeMutation, send } = useInquiryForm()
  const [showsErrors, setShowsErrors] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [wrongField] = wrongFields
    setShowsErrors(wrongField !== undefined)
    if (wrongField === undefined) send()
    else focusField(event.currentTarget, wrongField)
  }
  const hasError = (field: 'title' | 'content') => showsErrors && wrongFields.includes(field)
  return (
    <Panel className={styles['panel']} title={t('inquiries.form.title')}>
      <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
        <TextField
          label={t('inquiries.form.subject')}
          name="title"
          autoComplete="off"
          maxLength={2 * limits.title.maxLength}
          value={draft.title}
          error={hasError('title') && t('inquiries.error.title', { count: limits.title.maxLength })}
          onChange={({ target }) => changeDraft({ title: target.value })}
        />
        <TextArea
          label={t('inquiries.form.content')}
          name="content"
          rows={6}
          placeholder={t('inquiries.form.contentExample')}
          value={draft.content}
          error={
            hasError('content') && t('inquiries.error.content', { count: limits.content.maxLength })
          }
          onChange={({ target }) => changeDraft({ content: target.value })}
        />
        <SendResult writeMutation={writeMutation} />
        <Button type="submit" variant="main" size="large" wide busy={writeMutation.isPending}>
          {t('inquiries.button.send')}
        </Button>
      </form>
    </Panel>
  )
}
