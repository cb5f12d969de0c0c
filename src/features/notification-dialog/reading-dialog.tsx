import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Text, useT } from '../../i18n/language.tsx'
import { useNotificationDialogActor } from './notification-dialog.context.tsx'
import type { CallFailure } from '../../http/query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ReadingPane } from '../../ui/reading-pane.tsx'
import { useIsBeside } from '../../ui/side-by-side.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CallFailureState } from '../../failures/call-failure.tsx'
import { Loading } from '../../failures/loading.tsx'
import styles from './reading-dialog.module.css'
import type { Elements } from '../../ui/elements.ts'

export type ReadingDialogProps<Content> = {
  title: ReactNode
  /** When it was sent. */
  date?: ReactNode
  /** The call that marks as read; null data: the item no longer exists. */
  reading: UseMutationResult<Content | null, CallFailure, void>
  onClose: () => void
  actions?: Elements
  /** Content below the text, only where that is beside its list. */
  footer?: Elements
  /** The page opened it, so it takes no focus, and no reminder waits for it. */
  keepsFocus?: boolean
  /** Gets the focus of a closed pane if no row can. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  children: (content: Content) => Elements
}

/**
 * An opened message or inquiry: its text, or the state of loading; beside its list where there is room. The text stays
 * while it is read again.
 */
export const ReadingDialog = <Content,>({
  title,
  date,
  reading,
  onClose,
  actions,
  footer,
  keepsFocus = false,
  fallbackFocus,
  children,
}: ReadingDialogProps<Content>) => {
  const t = useT()
  const isBeside = useIsBeside()
  const notifications = useNotificationDialogActor()
  useEffect(() => {
    if (keepsFocus) return undefined
    notifications.send({ type: 'otherDialog.opened', name: 'reading' })
    return () => notifications.send({ type: 'otherDialog.closed', name: 'reading' })
  }, [notifications, keepsFocus])
  const [lastContent, setLastContent] = useState<Content>()
  const { data, isPending } = reading
  if (data && data !== lastContent) setLastContent(data)
  const content = data === undefined && isPending ? lastContent : data
  const body = () => {
    if (reading.isError)
      return <CallFailureState error={reading.error} onRetry={() => reading.mutate()} />
    if (content === null)
      return (
        <p>
          <Text id="page.reading.gone" />
        </p>
      )
    if (content === undefined)
      return (
        <Loading>
          {isBeside ? (
            <Skeleton count={2} className={styles['line'] ?? ''} />
          ) : (
            <Skeleton count={5} />
          )}
        </Loading>
      )
    return children(content)
  }
  const frame = {
    title,
    actions: content ? actions : undefined,
  }
  if (isBeside)
    return (
      <ReadingPane
        {...frame}
        date={date}
        footer={footer}
        keepsFocus={keepsFocus}
        fallbackFocus={fallbackFocus}
        onClose={onClose}
      >
        {body()}
      </ReadingPane>
    )
  return (
    <Dialog {...frame} closeLabel={t('dialog.button.close')} open roomy onDismiss={onClose}>
      {date && <p>{date}</p>}
      {body()}
    </Dialog>
  )
}
