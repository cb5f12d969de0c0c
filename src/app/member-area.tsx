import { use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AllMessages } from '../i18n/language.tsx'
import { GameOpenProvider } from '../features/game-open/game-open.context.tsx'
import { NotificationDialogProvider } from '../features/notification-dialog/notification-dialog.context.tsx'
import { GameOpening } from '../features/game-open/game-open-dialogs.tsx'
import { NotificationDialog } from '../features/notification-dialog/notification-dialog.tsx'
import type { MemberSite } from './member-site.ts'
import type { Site } from './site.ts'

type AreaProps = { readonly site: Site; readonly children: ReactNode }

/** Gives what is inside the actors that only members need. */
export const MemberArea = ({ site, children }: AreaProps) => {
  const { gameOpen, notificationDialog } = use(site.memberSite())
  return (
    <GameOpenProvider actor={gameOpen}>
      <NotificationDialogProvider actor={notificationDialog}>
        <AllMessages>{children}</AllMessages>
      </NotificationDialogProvider>
    </GameOpenProvider>
  )
}

/** The dialogs that only a member ever sees. */
export const MemberDialogs = ({ site }: { site: Site }) => (
  <MemberArea site={site}>
    <PlaceReports member={use(site.memberSite())} />
    <GameOpening />
    <NotificationDialog />
  </MemberArea>
)

/** Tells the notification dialog where the player is, and lets it lead him somewhere. */
const PlaceReports = ({ member: { notificationDialog, onOpenPlace } }: { member: MemberSite }) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    notificationDialog.send({ type: 'place.changed', place: pathname })
  }, [notificationDialog, pathname])
  useEffect(() => onOpenPlace((place) => void navigate(place)), [onOpenPlace, navigate])
  return null
}
