import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons-action.tsx'
import { LazyOperatorText } from '../operator-text/lazy-operator-text.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import styles from './notice-popups.module.css'
import { closeForVisit, hideForToday, stillShown } from './dismissed-popups.storage.ts'
import { noticeQueries } from './notices.queries.ts'
import type { NoticeText } from './notices.queries.ts'
import { usePopupTurn } from './use-popup-turn.ts'

const popupQuery = noticeQueries.popups()

/**
 * The operator's pop-ups, one at a time, each until closed for this visit or the day (R-COMM-01). A line within the
 * page that covers nothing; a press on its title shows the text. If loading fails, nothing is shown.
 */
export const NoticePopups = () => {
  const isTurn = usePopupTurn()
  const client = useQueryClient()
  const { data } = useQuery(popupQuery)
  const [popup] = useMemo(() => stillShown(data ?? []), [data])
  if (!popup || !isTurn) return null
  const takeOut = () =>
    client.setQueryData(
      popupQuery.queryKey,
      data?.filter(({ id }) => id !== popup.id),
    )
  const close = () => {
    closeForVisit(popup.id)
    takeOut()
  }
  const hide = () => {
    hideForToday(popup.id)
    takeOut()
  }
  return <Popup key={popup.id} popup={popup} onClose={close} onHide={hide} />
}

type PopupProps = {
  readonly popup: NoticeText
  readonly onClose: () => void
  readonly onHide: () => void
}

const Popup = ({ popup, onClose, onHide }: PopupProps) => {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles['strip']} aria-labelledby={id}>
      <details
        className={styles['more']}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles['title']}>
          <h2 id={id}>
            <OperatorTitle>{popup.title}</OperatorTitle>
          </h2>
        </summary>
        <div className={styles['text']}>
          {isOpen && <LazyOperatorText>{popup.content}</LazyOperatorText>}
        </div>
      </details>
      <div className={styles['actions']}>
        <Button className={styles['hide']} size="small" variant="ghost" onClick={onHide}>
          {t('popups.hide.button')}
        </Button>
        <IconButton label={t('dialog.button.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
    </section>
  )
}
