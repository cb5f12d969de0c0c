import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { LanguageProvider } from '../i18n/language.tsx'
import type { Translator } from '../i18n/translator.ts'
import { GameOpenProvider } from '../machines/game-open/game-open.context.tsx'
import { NotificationDialogProvider } from '../machines/notification-dialog/notification-dialog.context.tsx'
import { SessionProvider } from '../machines/session/session.context.tsx'
import { AnnouncerProvider } from '../screens/announcements/announcer.context.tsx'
import { Announcements } from '../screens/announcements/announcements.tsx'
import { SessionDialogs } from '../screens/session/session-dialogs.tsx'
import { Shell } from '../screens/shell/shell.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { MembersOnly } from './guard.tsx'
import { ScreenWait } from './screen-wait.tsx'
import { NotFound, routes } from './screens.ts'
import type { Site } from './site.ts'

const MemberDialogs = lazy(async () => ({
  default: (await import('./member-dialogs.tsx')).MemberDialogs,
}))

type AppProps = {
  readonly site: Site
  readonly translator: Translator
  /** As the operator set it: the served page's title, which stays (R-NAV-05). */
  readonly productTag: string
}

export const App = ({ site, translator, productTag }: AppProps) => (
  <Providers site={site} translator={translator}>
    <BrowserRouter>
      <PlaceReports site={site} />
      <Shell productTag={productTag}>
        <Screens />
      </Shell>
      <SessionDialogs />
      <Suspense>
        <MemberDialogs />
      </Suspense>
      <Announcements />
    </BrowserRouter>
  </Providers>
)

const Screens = () => (
  <CrashBoundary place={useLocation().pathname}>
    <Suspense fallback={<ScreenWait />}>
      <Routes>
        {routes.map(({ path, Screen, isForMembers }) => (
          <Route
            key={path}
            path={path}
            element={
              isForMembers ? (
                <MembersOnly>
                  <Screen />
                </MembersOnly>
              ) : (
                <Screen />
              )
            }
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </CrashBoundary>
)

/** Tells the notification dialog where the player is, and lets it lead him somewhere. */
const PlaceReports = ({ site: { notificationDialog, onOpenPlace } }: { site: Site }) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    notificationDialog.send({ type: 'place.changed', place: pathname })
  }, [notificationDialog, pathname])
  useEffect(() => onOpenPlace((place) => void navigate(place)), [onOpenPlace, navigate])
  return null
}

const Providers = ({
  site,
  translator,
  children,
}: Pick<AppProps, 'site' | 'translator'> & { children: ReactNode }) => (
  <LanguageProvider initial={translator}>
    <QueryClientProvider client={site.queryClient}>
      <AnnouncerProvider value={site.announcer}>
        <SessionProvider actor={site.session}>
          <GameOpenProvider actor={site.gameOpen}>
            <NotificationDialogProvider actor={site.notificationDialog}>
              {children}
            </NotificationDialogProvider>
          </GameOpenProvider>
        </SessionProvider>
      </AnnouncerProvider>
    </QueryClientProvider>
  </LanguageProvider>
)
