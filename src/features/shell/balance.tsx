import { MemberParts, useT } from '../../i18n/language.tsx'
import { useSession, useShowsGuest } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import styles from './header.module.css'

const MemberBalance = lazyComponent(
  async () => (await import('./member-balance.tsx')).MemberBalance,
)

/** The member's total; a dash while unknown (R-SESS-07); nothing for guests. */
export const Balance = () => {
  const showsGuest = useShowsGuest()
  const isSignedIn = useSession(isMember)
  if (showsGuest) return null
  if (!isSignedIn) return <NotKnown />
  return (
    <CrashBoundary instead={<NotKnown />}>
      <LazyBoundary fallback={<NotKnown />}>
        <MemberParts>
          <MemberBalance />
        </MemberParts>
      </LazyBoundary>
    </CrashBoundary>
  )
}

const dash = '–'

const NotKnown = () => {
  const t = useT()
  return (
    <span className={styles['balance']}>
      <span aria-hidden="true">{dash}</span>
      <VisuallyHidden>{t('money.unknown.label')}</VisuallyHidden>
    </span>
  )
}
