import { Link } from 'react-router-dom'
import { menuPlaces } from '../../generated/places/menu.ts'
import { useT } from '../../i18n/language.tsx'
import { useSession, useShowsGuest } from '../session/session.context.tsx'
import { isMember, isUnreachable, playerOf } from '../session/session.selectors.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuIcon } from '../../ui/icons-action.tsx'
import { UserIcon } from '../../ui/icons-place.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { Balance } from './balance.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { PlaceLink } from './place-link.tsx'

type HeaderProps = {
  readonly productTag: string
  /** Whether guests may log in and register from here, where the page itself offers neither at its top. */
  readonly hasWaysIn: boolean
  readonly onOpenMenu: () => void
  readonly onOpenAccount: () => void
}

/** The first entries of the groups after the games. */
const groupClasses: ReadonlyMap<string, string | undefined> = new Map([
  ['/deposit', styles['money']],
  ['/notice', styles['account']],
])

export const Header = ({ productTag, hasWaysIn, onOpenMenu, onOpenAccount }: HeaderProps) => {
  const t = useT()
  return (
    <header className={styles['header']}>
      <div className={styles['line']}>
        <IconButton
          className={styles['menuButton']}
          label={t('shell.drawer.openMenu')}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        />
        <Link
          className={styles['home']}
          to="/"
          aria-label={t('shell.home.label', { name: productTag })}
        >
          <Wordmark name={productTag} />
        </Link>
        {/* The member's time, on wide pages (src/features/protection/own-time.tsx). */}
        <div className={styles['time']} id="own-time" />
        <div className={styles['own']}>
          <Balance />
          <LanguageMenu />
          <AccountButton hasWaysIn={hasWaysIn} onOpen={onOpenAccount} />
        </div>
        <nav className={styles['menu']} aria-label={t('shell.menu.label')}>
          <ul className={styles['row']}>
            {menuPlaces.map((place) => (
              <li key={place.name} className={groupClasses.get(place.path)}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

type AccountButtonProps = { readonly hasWaysIn: boolean; readonly onOpen: () => void }

const AccountButton = ({ hasWaysIn, onOpen }: AccountButtonProps) => {
  const t = useT()
  const isSignedIn = useSession(isMember)
  const showsGuest = useShowsGuest()
  const isSiteUnreachable = useSession(isUnreachable)
  const player = useSession(playerOf)
  // Until the session is known, a browser in which no member signed in has a guest's buttons, so that nothing moves.
  const isSessionUnknown = !showsGuest && !isSignedIn && !isSiteUnreachable
  const maybeGuest = isSessionUnknown && styles['maybeGuest']
  const waysIn = (
    <>
      <Link
        className={buttonClass({
          size: 'small',
          className: classNames(styles['join'], maybeGuest),
        })}
        to="/register"
      >
        {t('shell.join.label')}
      </Link>
      <Button
        className={classNames(styles['narrow'], maybeGuest)}
        size="small"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {t('login.button.submit')}
      </Button>
    </>
  )
  const unread = player ? player.noteCount + player.helpCount : 0
  const account = (
    <IconButton
      className={classNames(styles['narrow'], isSessionUnknown && styles['maybeMember'])}
      label={t('shell.drawer.openAccount')}
      icon={<UserIcon />}
      aria-haspopup="dialog"
      disabled={!isSignedIn && !isSiteUnreachable}
      {...(unread > 0 && {
        badge: <Badge count={unread} label={t('shell.count.unread', { count: unread })} />,
      })}
      onClick={onOpen}
    />
  )
  return (
    <>
      {hasWaysIn && (showsGuest || isSessionUnknown) && waysIn}
      {!showsGuest && account}
    </>
  )
}
