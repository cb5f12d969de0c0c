import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons-action.tsx'
import { NoticeIcon } from '../../ui/icons-place.tsx'
import { LazyOperatorText } from '../operator-text/lazy-operator-text.tsx'
import { OperatorLanguage } from '../operator-text/operator-language.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import { useSession, useShowsGuest } from '../session/session.context.tsx'
import { isMember, isUnreachable, playerOf } from '../session/session.selectors.ts'
import styles from './notice-popups.module.css'
import { closeForVisit, hideForToday, stillShown } from './dismissed-popups.storage.ts'
import { noticeQueries } from './notices.api.ts'
import type { NoticePopup } from './notices.api.ts'
import { popupPermission } from './popup-permission.ts'

const always = () => true

/**
 * Whether pop-ups may show. A member with unread items is asked about those first, and pop-ups wait for the next
 * visit to the page. A shown pop-up stays.
 */
const useMayShowPopups = (): boolean => {
  const showsGuest = useShowsGuest()
  const isSignedIn = useSession(isMember)
  const isSiteUnreachable = useSession(isUnreachable)
  const unread = useSession((snapshot) => {
    const player = playerOf(snapshot)
    return player !== null && player.noteCount + player.helpCount > 0
  })
  const isAllowed = useSyncExternalStore(popupPermission.subscribe, popupPermission.get, always)
  const [hasShown, setHasShown] = useState(false)
  const mayShow = showsGuest || isSiteUnreachable || (isSignedIn && (isAllowed ?? !unread))
  if (mayShow && !hasShown) setHasShown(true)
  return hasShown || mayShow
}

const popupQuery = noticeQueries.popups()

/**
 * The operator's pop-ups, one at a time, each until closed for this visit or the day (R-COMM-01). A line within the
 * page that covers nothing; a press on its title shows the text. If loading fails, nothing is shown.
 */
export const NoticePopups = () => {
  const mayShowPopups = useMayShowPopups()
  const client = useQueryClient()
  const { data } = useQuery(popupQuery)
  const [popup] = useMemo(() => stillShown(data ?? []), [data])
  if (!popup || !mayShowPopups) return null
  const removeFromCache = () =>
    client.setQueryData(
      popupQuery.queryKey,
      data?.filter(({ id }) => id !== popup.id),
    )
  const close = () => {
    closeForVisit(popup.id)
    removeFromCache()
  }
  const hide = () => {
    hideForToday(popup.id)
    removeFromCache()
  }
  return <Popup key={popup.id} popup={popup} onClose={close} onHide={hide} />
}

type PopupProps = {
  readonly popup: NoticePopup
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
          <NoticeIcon className={styles['sign']} />
          <h2 id={id}>
            <OperatorTitle>{popup.title}</OperatorTitle>
          </h2>
          <OperatorLanguage texts={[popup.title]} isBrief />
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
