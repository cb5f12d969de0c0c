import { useT } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Page } from '../../ui/page.tsx'
import { LoginForm } from './login-form.tsx'

/** Shown instead of a member's screen: the login, after which that screen opens (R-NAV-03). */
export const GuestNotice = () => {
  const t = useT()
  return (
    <Page narrow title={t('guard.dialog.title')} lead={t('msg2001')}>
      <Panel>
        <LoginForm />
      </Panel>
    </Page>
  )
}
