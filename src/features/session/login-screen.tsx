import { useSearchParams } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession } from './session.context.tsx'
import { isMember } from './session.selectors.ts'
import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ArtPage } from '../../ui/art-page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import { LoginForm } from './login-form.tsx'
import { SupportTile } from './support-tile.tsx'
import { RedirectBack, useReturnPath } from './redirect-back.tsx'
import { GuestLinks } from './guest-links.tsx'

const PasswordResetForm = lazyComponent(async () => {
  const code = import('../password-reset/password-reset-form.tsx')
  await applyWholeStylesheet()
  return (await code).PasswordResetForm
})

/** The login page, `/login`, and the password reset (`?forgot`); members are redirected. */
export const LoginScreen = () => {
  const t = useT()
  const isSignedIn = useSession(isMember)
  // The prerendered page does not know the query.
  const hydrated = useHydrated()
  const returnPath = useReturnPath()
  const [search] = useSearchParams()
  if (isSignedIn) return <RedirectBack returnPath={returnPath} />
  if (hydrated && search.has('forgot'))
    return (
      <ArtPage art="devices" title={t('reset.page.title')} lead={t('reset.page.lead')}>
        <Panel>
          <LazyBoundary>
            <PasswordResetForm returnPath={returnPath} />
          </LazyBoundary>
        </Panel>
      </ArtPage>
    )
  return (
    <ArtPage art="login" title={t('login.screen.title')} lead={t('login.screen.lead')}>
      <Panel>
        <LoginForm returnPath={returnPath} offersRegistration />
      </Panel>
      <GuestLinks isSupportLinked />
      <SupportTile>{hydrated && <SupportContacts isBare />}</SupportTile>
    </ArtPage>
  )
}
