import { useT } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MemberAdvantages } from './member-advantages.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-panel.module.css'

/** The right drawer for guests (R-NAV-04). Beside a page it also shows what a membership offers. */
export const LoginPanel = ({ isBeside }: { isBeside: boolean }) => {
  const t = useT()
  const login = (
    <Panel bare={!isBeside} title={t('login.screen.title')}>
      <LoginForm isBeside={isBeside} />
    </Panel>
  )
  if (!isBeside) return login
  return (
    <div className={styles['beside']}>
      {login}
      <MemberAdvantages />
    </div>
  )
}
