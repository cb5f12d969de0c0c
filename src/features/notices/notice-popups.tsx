import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LazyOperatorText } from '../operator-text/lazy-operator-text.tsx'
import styles from './notice-popups.module.css'
import { hideForToday, stillShown } from './dismissed-popups.storage.ts'
import { noticeQueries } from './notices.queries.ts'

const popupQuery = noticeQueries.popups()

/**
 * The operator's pop-ups, one after the other, each once until the page loads anew; each can be
 * hidden for the rest of the day (R-COMM-01). A card at the page's edge: nothing behind it waits.
 * If they cannot be had, nothing pops up.
 */
export const NoticePopups = () => {
  const t = useT()
  const client = useQueryClient()
  const { data } = useQuery(popupQuery)
  const [popup] = useMemo(() => stillShown(data ?? []), [data])
  if (!popup) return null
  const close = () =>
    client.setQueryData(
      popupQuery.queryKey,
      data?.filter(({ id }) => id !== popup.id),
    )
  const hide = () => {
    hideForToday(popup.id)
    close()
  }
  return (
    <Panel className={styles['card']} key={popup.id} title={popup.title}>
      <div className={styles['text']}>
        <LazyOperatorText>{popup.content}</LazyOperatorText>
      </div>
      <div className={styles['actions']}>
        <Button size="small" onClick={close}>
          {t('dialog.button.close')}
        </Button>
        <Button size="small" variant="ghost" onClick={hide}>
          {t('popups.hide.button')}
        </Button>
      </div>
    </Panel>
  )
}
