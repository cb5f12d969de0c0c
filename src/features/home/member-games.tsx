import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { GameRail } from '../lobby/game-rail.tsx'
import { NoProviders } from '../lobby/no-providers.tsx'
import { useHomeRails } from '../lobby/use-home-rails.ts'
import type { HomeRail } from '../lobby/use-home-rails.ts'
import styles from './member-games.module.css'

type RowProps = { readonly rail: HomeRail; readonly hasLead?: boolean }

const Row = ({ rail: { title, entries, to }, hasLead = false }: RowProps) => {
  const t = useT()
  return (
    <GameRail
      title={title}
      entries={entries}
      hasLead={hasLead}
      aside={
        to !== undefined && (
          <Link
            className={buttonClass({
              variant: 'ghost',
              size: 'small',
              className: styles['all'],
            })}
            to={to}
          >
            {t('lobby.favourites.link')}
          </Link>
        )
      }
    />
  )
}

/** Recently played games, else favourites, else a provider's first games. Always one row, so the height is constant. */
export const MemberGames = () => {
  const [first] = useHomeRails()
  return first ? <Row rail={first} hasLead /> : <NoProviders />
}

export const MoreGames = () => (
  <div className={styles['games']}>
    {useHomeRails()
      .slice(1)
      .map((rail) => (
        <Row key={rail.id} rail={rail} />
      ))}
  </div>
)
