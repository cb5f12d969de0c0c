import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { LazyOperatorText } from '../operator-text/lazy-operator-text.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import styles from './notice-popups.module.css'
import { closeForVisit, hideForToday, stillShown } from './dismissed-popups.storage.ts'
import { noticeQueries } from './notices.queries.ts'
import type { NoticeText } from './notices.queries.ts'
import { useCoversFocus } from './use-covers-focus.ts'
import { usePopupTurn } from './use-popup-turn.ts'

const popupQuery = noticeQueries.popups()

/**
 * The operator's pop-ups, one at a time, each until closed for this visit or the day (R-COMM-01). A card at the
 * page's edge that blocks nothing and hides where it would cover the focused control. If loading fails, nothing is
 * shown.
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
  const card = useRef<HTMLElement>(null)
  const givesWay = useCoversFocus(card)
  return (
    <Panel
      ref={card}
      className={classNames(styles['card'], givesWay && styles['away'])}
      title={<OperatorTitle>{popup.title}</OperatorTitle>}
    >
      <div className={styles['text']}>
        <LazyOperatorText>{popup.content}</LazyOperatorText>
      </div>
      <div className={styles['actions']}>
        <Button size="small" onClick={onClose}>
          {t('dialog.button.close')}
        </Button>
        <Button size="small" variant="ghost" onClick={onHide}>
          {t('popups.hide.button')}
        </Button>
      </div>
    </Panel>
  )
}
