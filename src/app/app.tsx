import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LanguageProvider } from '../i18n/language.tsx'
import type { Translator } from '../i18n/translator.ts'
import { sessionAtFirst } from '../features/session/first-session.actors.ts'
import { SessionProvider, useSession } from '../features/session/session.context.tsx'
import { isMember } from '../features/session/session.selectors.ts'
import { NotifierProvider } from '../features/toasts/notifier.context.tsx'
import { Toasts } from '../features/toasts/toasts.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { CrashBoundary } from '../failures/crash-boundary.tsx'
import { SessionDialogs } from '../features/session/session-dialogs.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { LazyBoundary } from '../ui/lazy-component.tsx'
import { Hydrated } from '../ui/use-hydrated.ts'
import { MemberArea, MemberDialogs, HOME_PATH, isWayIn, OtherScreens } from './lazy-screens.tsx'
import { ScreenWait } from './screen-skeleton.tsx'
import type { Site } from './site.ts'

type AppProps = {
  readonly site: Site
  readonly translator: Translator
  /** The operator's product tag, from the served page's title (R-NAV-05). */
  readonly productTag: string
  /** The browser's router, or a static one for prerendering. */
  readonly Router: ComponentType<{ children: ReactNode }>
  /** The page is prerendered, and this render hydrates it. */
  readonly isPrerendered: boolean
  /** Runs once the page reacts to input. */
  readonly onReady: () => void
}

export const App = ({ site, translator, productTag, Router, isPrerendered, onReady }: AppProps) => {
  const [hydrated, setHydrated] = useState(!isPrerendered)
  const reportReady = useCallback(() => {
    onReady()
    startTransition(() => setHydrated(true))
  }, [onReady])
  useEffect(() => {
    document.querySelector('body > .not-loaded')?.remove()
  }, [])
  return (
    <Hydrated value={hydrated}>
      <Providers site={site} translator={translator}>
        <CrashBoundary>
          <Router>
            <Shell productTag={productTag} isWayIn={isWayIn}>
              <Screens site={site} productTag={productTag} onReady={reportReady} />
            </Shell>
            <SessionDialogs />
            <ForMembers site={site} />
            <Toasts />
          </Router>
        </CrashBoundary>
      </Providers>
    </Hydrated>
  )
}

const ForMembers = ({ site }: { site: Site }) => {
  const isSignedIn = useSession(isMember)
  if (!isSignedIn) return null
  return (
    <CrashBoundary instead={null}>
      <LazyBoundary>
        <MemberDialogs site={site} />
      </LazyBoundary>
    </CrashBoundary>
  )
}

const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return null
}

const Screens = ({
  site,
  productTag,
  onReady,
}: Pick<AppProps, 'site' | 'productTag' | 'onReady'>) => {
  const { pathname } = useLocation()
  return (
    <CrashBoundary resetKey={pathname}>
      <LazyBoundary fallback={<ScreenWait />}>
        {pathname === HOME_PATH ? (
          <HomeScreen
            productTag={productTag}
            wrapForMember={(content) => <MemberArea site={site}>{content}</MemberArea>}
          />
        ) : (
          <OtherScreens site={site} />
        )}
        <Ready onReady={onReady} />
      </LazyBoundary>
    </CrashBoundary>
  )
}

const Providers = ({
  site,
  translator,
  children,
}: Pick<AppProps, 'site' | 'translator'> & { children: ReactNode }) => (
  <LanguageProvider initial={translator}>
    <QueryClientProvider client={site.queryClient}>
      <NotifierProvider value={site.notifier}>
        <SessionProvider
          actor={site.session}
          atFirst={sessionAtFirst}
          isServedToGuest={site.isServedToGuest}
        >
          {children}
        </SessionProvider>
      </NotifierProvider>
    </QueryClientProvider>
  </LanguageProvider>
)
