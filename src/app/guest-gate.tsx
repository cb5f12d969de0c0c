import { useLocation } from 'react-router-dom'
import { AllMessages, MemberParts, useT } from '../i18n/language.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy-component.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { GuestNotice } from '../features/session/guest-notice.tsx'

const FrequentQuestions = lazyComponent(
  async () => (await import('../features/inquiries/frequent-questions.tsx')).FrequentQuestions,
)
const ProviderName = lazyComponent(
  async () => (await import('../features/lobby/provider-name.tsx')).ProviderName,
)

/** The login instead of a member's page: with the provider's name for its slots, and with answers for the help. */
export const GuestGate = ({ endedHere = false }: { readonly endedHere?: boolean }) => {
  const t = useT()
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const slots = t('place.slot')
  return (
    <AllMessages>
      <GuestNotice
        endedHere={endedHere}
        name={
          hydrated &&
          pathname === '/slot/game' && (
            <LazyBoundary fallback={slots}>
              <ProviderName instead={slots} />
            </LazyBoundary>
          )
        }
      >
        {hydrated && pathname === '/help' && (
          <LazyBoundary>
            <MemberParts>
              <FrequentQuestions />
            </MemberParts>
          </LazyBoundary>
        )}
      </GuestNotice>
    </AllMessages>
  )
}
