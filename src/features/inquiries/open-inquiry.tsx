import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '../../i18n/language.tsx'
import { useSessionActor } from '../session/session.context.tsx'
import { inquiryMutations } from './inquiries.api.ts'
import type { Inquiry } from './inquiries.api.ts'
import { DateText } from '../../ui/date-text.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { ReadingDialog } from '../notification-dialog/reading-dialog.tsx'
import { OperatorText } from '../operator-text/operator-text.tsx'
import { OperatorTitle, useForeignLanguage } from '../operator-text/operator-title.tsx'
import styles from './open-inquiry.module.css'

const Question = ({ children }: { children: string }) => (
  <div lang={useForeignLanguage(children)}>
    <PlainText>{children}</PlainText>
  </div>
)

/** An opened inquiry, read again when its answer comes; opening marks the answer as read (R-COMM-01). */
export const OpenInquiry = ({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) => {
  const t = useT()
  const session = useSessionActor()
  const reading = useMutation({
    ...inquiryMutations.open(inquiry.id),
    onSuccess: () => session.send({ type: 'health.requested' }),
  })
  const { mutate } = reading
  const { answeredAt } = inquiry
  useEffect(() => {
    mutate()
  }, [mutate, answeredAt])
  return (
    <ReadingDialog
      title={<OperatorTitle>{inquiry.title}</OperatorTitle>}
      reading={reading}
      onClose={onClose}
    >
      {({ content, answer, createdAt, ...text }) => (
        <div className={styles['talk']} aria-live="polite">
          <section className={styles['own']}>
            <h3 className={styles['who']}>
              <span>{t('inquiries.text.question')}</span> <DateText at={createdAt} />
            </h3>
            <div className={styles['said']}>
              <Question>{content}</Question>
            </div>
          </section>
          {answer === null ? (
            <p className={styles['waiting']}>
              <ClockIcon />
              <span>{t('inquiries.text.waiting')}</span>
            </p>
          ) : (
            <section className={styles['theirs']}>
              <h3 className={styles['who']}>
                <span>{t('inquiries.text.answer')}</span> <DateText at={text.answeredAt} />
              </h3>
              <div className={styles['said']}>
                <OperatorText>{answer}</OperatorText>
              </div>
            </section>
          )}
        </div>
      )}
    </ReadingDialog>
  )
}
