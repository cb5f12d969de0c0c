import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession } from '../session/session.context.tsx'
import { RedirectBack, useReturnPath } from '../session/redirect-back.tsx'
import { GuestLinks } from '../session/guest-links.tsx'
import { isMember } from '../session/session.selectors.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ArtPage } from '../../ui/art-page.tsx'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import { RegisterForm } from './register-form.tsx'
import styles from './register-screen.module.css'
import { useRegistration } from './use-registration.ts'

/** Takes the focus, because the focused form was removed. */
const Registered = ({ returnPath }: { returnPath: string }) => {
  const t = useT()
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => confirmation.current?.focus(), [])
  return (
    <ArtPage art="register" title={t('register.page.title')}>
      <div ref={confirmation} className={styles['said']} tabIndex={-1}>
        <Panel>
          <EmptyState
            icon={<CheckIcon />}
            title={t('register.done.title')}
            action={
              <Link className={buttonClass({ variant: 'main' })} to="/login" state={returnPath}>
                {t('register.done.login')}
              </Link>
            }
          >
            <p>{t('register.done.text')}</p>
            <p>{t('register.done.next')}</p>
            <p>{t('register.done.limits')}</p>
            <SupportContacts />
          </EmptyState>
        </Panel>
      </div>
    </ArtPage>
  )
}

/** Registration; members are redirected home or to the page requested before (R-REG-01). */
export const RegisterScreen = () => {
  const t = useT()
  const registration = useRegistration()
  const returnPath = useReturnPath()
  if (useSession(isMember)) return <RedirectBack returnPath={returnPath} />
  if (registration.outcome === 'done') return <Registered returnPath={returnPath} />
  return (
    <ArtPage art="register" title={t('register.page.title')} lead={t('register.page.lead')}>
      <RegisterForm registration={registration} />
      <GuestLinks />
    </ArtPage>
  )
}
