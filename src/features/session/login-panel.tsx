import { useT } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LoginForm } from './login-form.tsx'

/** What the right drawer holds for a guest (R-NAV-04). */
export const LoginPanel = () => {
  const t = useT()
  return (
    <Panel bare title={t('login.screen.title')}>
      <LoginForm />
    </Panel>
  )
}
