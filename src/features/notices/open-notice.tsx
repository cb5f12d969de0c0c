import { useEffect, useId, useRef } from 'react'
import { DateText } from '../../ui/date-text.tsx'
import { OperatorText } from '../operator-text/operator-text.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import type { Notice } from './notices.api.ts'
import styles from './open-notice.module.css'
import type { Elements } from '../../ui/elements.ts'

/** What an open notice says below its title and date, both beside the list and within it. */
export const NoticeBody = ({ notice: { content } }: { notice: Notice }) => (
  <OperatorText>{content}</OperatorText>
)

export type OpenNoticeProps = {
  notice: Notice
  isLinked: boolean
  footer?: Elements
}

export const OpenNotice = ({ notice, isLinked, footer }: OpenNoticeProps) => {
  const { title, createdAt } = notice
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLinked) heading.current?.focus({ preventScroll: true })
  }, [isLinked])
  return (
    <article className={styles['notice']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 ref={heading} id={id} className={styles['title']} tabIndex={-1}>
          <OperatorTitle>{title}</OperatorTitle>
        </h2>
        <p className={styles['date']}>
          <DateText at={createdAt} timed />
        </p>
      </header>
      <div className={styles['text']}>
        <NoticeBody notice={notice} />
      </div>
      {footer}
    </article>
  )
}
