import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useNotificationDialogActor } from '../../machines/notification-dialog/notification-dialog.context.tsx'
import { stillShown } from './popup-memory.ts'
import { popupQuery } from './popup-query.ts'

/**
 * Lets the dialog that offers unread messages wait for the home page's pop-ups: until they are
 * closed, and until it is known whether there are any (R-NOTE-03).
 */
export const usePopupStage = (): void => {
  const notification = useNotificationDialogActor()
  const isHome = useLocation().pathname === '/'
  const { data, isPending } = useQuery({ ...popupQuery, enabled: false })
  const isTaken = isHome && (isPending || stillShown(data ?? []).length > 0)
  useEffect(() => {
    if (!isTaken) return
    notification.send({ type: 'stage.taken' })
    return () => notification.send({ type: 'stage.freed' })
  }, [notification, isTaken])
}
