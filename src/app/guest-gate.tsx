import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { AllMessages, MemberParts, Text, useT } from '../i18n/language.tsx'
import { CrashBoundary } from '../failures/crash-boundary.tsx'
import { applyWholeStylesheet } from '../platform/whole-stylesheet.ts'
import { BackLink } from '../ui/back-link.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy-component.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useMedia } from '../ui/use-media.ts'
import type { GameKind } from '../features/game-open/game-open.model.ts'
import { GuestNotice } from '../features/session/guest-notice.tsx'

const FrequentQuestions = lazyComponent(
  async () => (await import('../features/inquiries/frequent-questions.tsx')).FrequentQuestions,
)
const ProviderTitle = lazyComponent(
  async () => (await import('../features/lobby/slot-provider.tsx')).ProviderTitle,
)
const ProviderCover = lazyComponent(
  async () => (await import('../features/lobby/slot-provider.tsx')).ProviderCover,
)
const GuestCovers = lazyComponent(
  async () => (await import('../features/lobby/guest-covers.tsx')).GuestCovers,
)
const GuestSearch = lazyComponent(async () => {
  const code = import('../features/lobby/guest-search.tsx')
  await applyWholeStylesheet()
  return (await code).GuestSearch
})

/** The providers that a guest may see of each lobby; null: of every kind. */
const lobbies = new Map<string, GameKind | null>([
  ['/casino', 'casino'],
  ['/slot', 'slot'],
  ['/slot/game', 'slot'],
  ['/sport', 'sport'],
  ['/search', null],
])

const lobbyKindOf = (pathname: string) => lobbies.get(pathname)

const AfterHydration = ({ children }: { readonly children: ReactNode }) =>
  useHydrated() && (
    <CrashBoundary instead={null}>
      <LazyBoundary>{children}</LazyBoundary>
    </CrashBoundary>
  )

const SlotsTitle = () => <Text id="place.slot" />

const Answers = () => {
  const isWide = useMedia('(min-width: 900px)')
  return (
    <AfterHydration>
      <MemberParts>
        <FrequentQuestions opensFirst={isWide} />
      </MemberParts>
    </AfterHydration>
  )
}

const Providers = ({ toLogin }: { readonly toLogin: () => void }) => {
  const kind = lobbyKindOf(useLocation().pathname) ?? null
  return (
    <AfterHydration>
      {kind === null ? (
        <MemberParts>
          <GuestSearch onChoose={toLogin} />
        </MemberParts>
      ) : (
        <GuestCovers kind={kind} onChoose={toLogin} />
      )}
    </AfterHydration>
  )
}

const previewOf = (pathname: string) => {
  if (pathname === '/help') return Answers
  return lobbyKindOf(pathname) === undefined ? undefined : Providers
}

/** Shows the login instead of a member's page, beside providers in the lobbies and beside answers in the help. */
export const GuestGate = ({ endedHere }: { readonly endedHere: boolean }) => {
  const t = useT()
  const { pathname } = useLocation()
  const isProviderPage = useHydrated() && pathname === '/slot/game'
  return (
    <AllMessages>
      <GuestNotice
        endedHere={endedHere}
        {...(isProviderPage && {
          name: (
            <LazyBoundary fallback={<SlotsTitle />}>
              <ProviderTitle instead={<SlotsTitle />} />
            </LazyBoundary>
          ),
          cover: (
            <AfterHydration>
              <ProviderCover />
            </AfterHydration>
          ),
        })}
        {...(pathname === '/slot/game' && {
          back: <BackLink to="/slot" name={t('place.slot')} />,
        })}
        Preview={previewOf(pathname)}
      />
    </AllMessages>
  )
}
