import { Navigate } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession } from './session.context.tsx'
import { isMember } from './session.selectors.ts'
import { Panel } from '../../ui/panel.tsx'
import { Page } from '../../ui/page.tsx'
import { LoginForm } from './login-form.tsx'

/** The login as a page of its own, `/login`; a member is sent home. */
export const LoginScreen = () => {
  const t = useT()
  const member = useSession(isMember)
  if (member) return <Navigate to="/" replace />
  return (
    <Page narrow title={t('login.screen.title')} lead={t('login.screen.lead')}>
      <Panel>
        <LoginForm />
      </Panel>
    </Page>
  )
}
