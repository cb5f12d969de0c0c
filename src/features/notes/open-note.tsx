import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useT } from '../../i18n/language.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { formatMoment } from '../../lib/dates.ts'
import { DateText } from '../../ui/date-text.tsx'
import { useIsBeside } from '../../ui/side-by-side.tsx'
import { ReadingDialog } from '../notification-dialog/reading-dialog.tsx'
import { OperatorText } from '../operator-text/operator-text.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import { useSessionActor } from '../session/session.context.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { noteMutations } from './notes.api.ts'
import type { Note } from './notes.api.ts'
import styles from './open-note.module.css'
import type { Elements } from '../../ui/elements.ts'

type OpenNoteProps = {
  note: Note
  /** The page opened it, not the member. */
  keepsFocus: boolean
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  footer?: Elements
  onClose: () => void
}

/** Dates of the message and of its first reading. */
const Dates = ({ note: { createdAt, readAt } }: { note: Note }) => {
  const t = useT()
  return (
    <span className={styles['dates']}>
      <DateText at={createdAt} timed />
      {readAt !== null && <span>{t('notes.read.at', { at: formatMoment(readAt) })}</span>}
    </span>
  )
}

/** An opened message; opening marks it as read (R-COMM-01). */
export const OpenNote = ({ note, keepsFocus, fallbackFocus, footer, onClose }: OpenNoteProps) => {
  const t = useT()
  const isBeside = useIsBeside()
  const session = useSessionActor()
  const checkHealth = () => session.send({ type: 'health.requested' })
  const reading = useMutation({ ...noteMutations.open(note.id), onSuccess: checkHealth })
  const deleting = useMutation(noteMutations.delete(note.id))
  const { showToast } = useNotifier()
  const { mutate } = reading
  useEffect(() => {
    mutate()
  }, [mutate])
  const remove = () =>
    deleting.mutate(undefined, {
      onSuccess: (outcome) => {
        checkHealth()
        if (outcome === 'done' || outcome === 'already-settled') {
          showToast({ kind: 'success', id: 'notes.deleted.one' })
          onClose()
        } else showToast({ kind: 'error', id: `outcome.${outcome}` })
      },
      onError: ({ kind }) => showToast({ kind: 'error', id: `failure.${kind}.title` }),
    })
  return (
    <ReadingDialog
      title={<OperatorTitle>{note.title}</OperatorTitle>}
      date={<Dates note={note} />}
      reading={reading}
      keepsFocus={keepsFocus}
      fallbackFocus={fallbackFocus}
      footer={footer}
      onClose={onClose}
      actions={
        <ConfirmedButton
          size="small"
          variant={isBeside ? 'ghost' : 'quiet'}
          label={t('notes.button.delete')}
          question={t('notes.question.delete')}
          no={t('dialog.button.no')}
          busy={deleting.isPending}
          onConfirm={remove}
        />
      }
    >
      {({ content }) => <OperatorText>{content}</OperatorText>}
    </ReadingDialog>
  )
}
