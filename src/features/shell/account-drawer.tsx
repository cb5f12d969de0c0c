import { MemberParts, useT } from '../../i18n/language.tsx'
import { useSession, useShowsGuest } from '../session/session.context.tsx'
import { isMember, isUnreachable } from '../session/session.selectors.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMedia } from '../../ui/use-media.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { SessionUnreachable } from '../session/session-unreachable.tsx'
import styles from './account-drawer.module.css'

const UNKNOWN = '–'

const LoginPanel = lazyComponent(
  async () => (await import('../session/login-panel.tsx')).LoginPanel,
)
const AccountPanel = lazyComponent(async () => (await import('./account-panel.tsx')).AccountPanel)

/** A placeholder; a member's balance is a dash (R-SESS-07). */
const Wait = () => {
  const t = useT()
  return (
    <div className={styles['wait']}>
      <p className={styles['balance']}>
        <span aria-hidden="true">{UNKNOWN}</span>
        <VisuallyHidden>{t('money.unknown.label')}</VisuallyHidden>
      </p>
      <Skeleton shape="row" count={4} />
    </div>
  )
}

type AccountDrawerProps = {
  readonly docked: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** The right drawer: the login panel for guests, the account panel for members (R-NAV-04). */
export const AccountDrawer = ({ docked, open, onClose }: AccountDrawerProps) => {
  const t = useT()
  const showsGuest = useShowsGuest()
  const isSignedIn = useSession(isMember)
  // On phones the panel is not open yet, so hydrating its form would be wasted.
  const hydrated = useHydrated()
  const isSiteUnreachable = useSession(isUnreachable)
  const isWide = useMedia('(min-width: 1200px)', true)
  return (
    <Drawer
      side="right"
      docked={docked}
      label={t(showsGuest ? 'shell.drawer.login' : 'shell.drawer.account')}
      closeLabel={t('shell.drawer.close')}
      open={open}
      onClose={onClose}
    >
      {(open || (docked && isWide)) && (
        <CrashBoundary>
          <LazyBoundary fallback={<Wait />}>
            {showsGuest && hydrated && <LoginPanel isBeside={!open} />}
            {isSignedIn && (
              <MemberParts>
                <AccountPanel />
              </MemberParts>
            )}
            {!isSignedIn &&
              !(showsGuest && hydrated) &&
              (isSiteUnreachable ? <SessionUnreachable /> : <Wait />)}
          </LazyBoundary>
        </CrashBoundary>
      )}
    </Drawer>
  )
}
