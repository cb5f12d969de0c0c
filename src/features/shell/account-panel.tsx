import { Link, NavLink, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession, useSessionActor } from '../session/session.context.tsx'
import { isBusy, playerOf } from '../session/session.selectors.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LogoutIcon } from '../../ui/icons-leave.tsx'
import { BetsIcon } from '../../ui/icons-member.tsx'
import { DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { HelpIcon, MessageIcon, UserIcon } from '../../ui/icons-place.tsx'
import { Tile } from '../../ui/tile.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './account-panel.module.css'
import { AccountBalances } from './account-balances.tsx'

/** The screens at which my account is marked. */
const accountPaths: ReadonlyMap<string, 'page' | 'true'> = new Map([
  ['/user', 'page'],
  ['/devices', 'true'],
])

/** The right drawer for members (R-ACCT-01). */
export const AccountPanel = () => {
  const t = useT()
  const actor = useSessionActor()
  const player = useSession(playerOf)
  const isSigningOut = useSession(isBusy)
  const { pathname } = useLocation()
  if (player === null) return null
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <div className={styles['who']}>
          <h2 className={styles['nick']}>{player.nick || player.userId}</h2>
          <p className={styles['id']}>
            <span>{player.userId}</span>
            {player.level > 0 && (
              <Link className={styles['level']} to="/user">
                {t('account.level.value', { level: player.level })}
              </Link>
            )}
          </p>
        </div>
        <Button
          size="small"
          variant="ghost"
          className={styles['signOut']}
          icon={<LogoutIcon />}
          busy={isSigningOut}
          onClick={() => actor.send({ type: 'signOut.requested' })}
        >
          {t('account.button.signOut')}
        </Button>
      </div>
      <AccountBalances />
      <nav className={styles['tiles']} aria-label={t('account.help.title')}>
        <Tile as={NavLink} to="/deposit" icon={<DepositIcon />} title={t('help.tile.deposit')} />
        <Tile as={NavLink} to="/withdraw" icon={<WithdrawIcon />} title={t('help.tile.withdraw')} />
        <Tile as={NavLink} to="/game" icon={<GameMoneyIcon />} title={t('account.balance.game')} />
        <Tile as={NavLink} to="/bets" icon={<BetsIcon />} title={t('bets.page.title')} />
        <Tile
          as={NavLink}
          to="/note"
          icon={<MessageIcon />}
          title={t('help.tile.notes')}
          aside={<Count count={player.noteCount} />}
        />
        <Tile
          as={NavLink}
          to="/help"
          icon={<HelpIcon />}
          title={t('help.tile.inquiry')}
          aside={<Count count={player.helpCount} />}
        />
        <Tile as={NavLink} to="/limits" icon={<ClockIcon />} title={t('account.limits.title')} />
        <Tile
          as={Link}
          to="/user"
          icon={<UserIcon />}
          title={t('place.user')}
          aria-current={accountPaths.get(pathname)}
        />
      </nav>
    </div>
  )
}

const Count = ({ count }: { count: number }) => {
  const t = useT()
  // A count of 0 is only read out.
  if (count === 0) return <VisuallyHidden>{t('account.count.value', { count })}</VisuallyHidden>
  return <Badge count={count} label={t('shell.count.unread', { count })} />
}
