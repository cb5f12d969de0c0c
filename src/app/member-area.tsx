import { use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MemberParts } from '../i18n/language.tsx'
import { GameOpenProvider } from '../features/game-open/game-open.context.tsx'
import { IdleLimitDialog } from '../features/idle-limit/idle-limit-dialog.tsx'
import { RealityCheckProvider } from '../features/protection/reality-check.context.tsx'
import { NotificationDialogProvider } from '../features/notification-dialog/notification-dialog.context.tsx'
import { MoneyRequestsProvider } from '../features/wallet/money-form/money-request.context.tsx'
import { GameOpening } from '../features/game-open/game-open-dialogs.tsx'
import { NotificationDialog } from '../features/notification-dialog/notification-dialog.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy-component.tsx'
import type { MemberActors } from './member-actors.ts'
import type { Site } from './site.ts'

/** The first paint does not need it. */
const OwnTime = lazyComponent(
  async () => (await import('../features/protection/own-time.tsx')).OwnTime,
)
const RealityCheckDialog = lazyComponent(
  async () => (await import('../features/protection/reality-check-dialog.tsx')).RealityCheckDialog,
)

type AreaProps = { readonly site: Site; readonly children: ReactNode }

export const MemberArea = ({ site, children }: AreaProps) => {
  const { gameOpen, notificationDialog, realityCheck, moneyRequests } = use(site.memberActors())
  return (
    <GameOpenProvider actor={gameOpen}>
      <NotificationDialogProvider actor={notificationDialog}>
        <RealityCheckProvider actor={realityCheck}>
          <MoneyRequestsProvider actor={moneyRequests}>
            <MemberParts>{children}</MemberParts>
          </MoneyRequestsProvider>
        </RealityCheckProvider>
      </NotificationDialogProvider>
    </GameOpenProvider>
  )
}

export const MemberDialogs = ({ site }: { site: Site }) => (
  <MemberArea site={site}>
    <PathReports member={use(site.memberActors())} />
    <GameOpening />
    <NotificationDialog />
    <IdleLimit site={site} />
    <LazyBoundary>
      <RealityCheck site={site} />
      <OwnTime />
    </LazyBoundary>
  </MemberArea>
)

const IdleLimit = ({ site }: { site: Site }) => {
  const { idleLimit } = use(site.memberActors())
  if (idleLimit === null) return null
  return (
    <IdleLimitDialog
      actor={idleLimit}
      onSignOut={() => site.session.send({ type: 'signOut.requested' })}
    />
  )
}

const RealityCheck = ({ site }: { site: Site }) => (
  <RealityCheckDialog
    actor={use(site.memberActors()).realityCheck}
    onSignOut={() => site.session.send({ type: 'signOut.requested' })}
  />
)

const PathReports = ({ member: { notificationDialog, onOpenPath } }: { member: MemberActors }) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    notificationDialog.send({ type: 'path.changed', path: pathname })
  }, [notificationDialog, pathname])
  useEffect(() => onOpenPath((path) => void navigate(path)), [onOpenPath, navigate])
  return null
}
