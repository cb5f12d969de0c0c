import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Page } from '../../ui/page.tsx'
import { LoginForm } from './login-form.tsx'
import { useSession } from './session.context.tsx'
import { endingOf } from './session.selectors.ts'

/**
 * Shown instead of a member's screen: the login, after which that screen opens (R-NAV-03). Explains an expired
 * session.
 */
export const GuestNotice = () => {
  const t = useT()
  const { pathname, search } = useLocation()
  const ending = useSession(endingOf)
  const hasEnded = ending !== null && ending !== 'signed-out'
  return (
    <Page
      narrow
      title={t('guard.dialog.title')}
      lead={t(hasEnded ? `session.ended.${ending}` : 'msg2001')}
    >
      <Panel>
        <LoginForm wanted={pathname + search} />
      </Panel>
    </Page>
  )
}
