import { useT } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LoginForm } from './login-form.tsx'

/** The right drawer for guests (R-NAV-04). */
export const LoginPanel = ({ isBeside }: { isBeside: boolean }) => {
  const t = useT()
  return (
    <Panel bare={!isBeside} title={t('login.screen.title')}>
      <LoginForm isBeside={isBeside} />
    </Panel>
  )
}
