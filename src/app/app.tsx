import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { AllMessages, LanguageProvider } from '../i18n/language.tsx'
import type { Translator } from '../i18n/translator.ts'
import { SessionProvider, useSession } from '../features/session/session.context.tsx'
import { isMember } from '../features/session/session.selectors.ts'
import { NotifierProvider } from '../features/toasts/notifier.context.tsx'
import { Toasts } from '../features/toasts/toasts.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { CrashBoundary } from '../failures/crash-boundary.tsx'
import { SessionDialogs } from '../features/session/session-dialogs.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { LazyBoundary } from '../ui/lazy-component.tsx'
import { MemberDialogs, MembersOnly } from './member-only.tsx'
import { ScreenWait } from './screen-skeleton.tsx'
import { HOME_PATH, isBesideLogin, routesForAll, routesForMembers } from './routes.ts'
import type { Site } from './site.ts'

type AppProps = {
  readonly site: Site
  readonly translator: Translator
  /** As the operator set it: the served page's title, which stays (R-NAV-05). */
  readonly productTag: string
}

export const App = ({ site, translator, productTag }: AppProps) => (
  <Providers site={site} translator={translator}>
    <CrashBoundary>
      <BrowserRouter>
        <Shell productTag={productTag} isBesideLogin={isBesideLogin}>
          <Screens site={site} />
        </Shell>
        <SessionDialogs />
        <ForMembers site={site} />
        <Toasts />
      </BrowserRouter>
    </CrashBoundary>
  </Providers>
)

const ForMembers = ({ site }: { site: Site }) => {
  const member = useSession(isMember)
  if (!member) return null
  return (
    <CrashBoundary instead={null}>
      <LazyBoundary>
        <MemberDialogs site={site} />
      </LazyBoundary>
    </CrashBoundary>
  )
}

const Screens = ({ site }: { site: Site }) => (
  <CrashBoundary place={useLocation().pathname}>
    <LazyBoundary fallback={<ScreenWait />}>
      <Routes>
        <Route path={HOME_PATH} element={<HomeScreen />} />
        {routesForAll.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <AllMessages>
                <Screen />
              </AllMessages>
            }
          />
        ))}
        {routesForMembers.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<MembersOnly site={site} Screen={Screen} />} />
        ))}
      </Routes>
    </LazyBoundary>
  </CrashBoundary>
)

const Providers = ({
  site,
  translator,
  children,
}: Pick<AppProps, 'site' | 'translator'> & { children: ReactNode }) => (
  <LanguageProvider initial={translator}>
    <QueryClientProvider client={site.queryClient}>
      <NotifierProvider value={site.notifier}>
        <SessionProvider actor={site.session}>{children}</SessionProvider>
      </NotifierProvider>
    </QueryClientProvider>
  </LanguageProvider>
)
