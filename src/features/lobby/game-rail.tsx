import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { GameTile } from './game-tile.tsx'
import { Rail } from './rail.tsx'
import styles from './rail.module.css'

export type GameRailProps = {
  readonly title: ReactNode
  readonly entries: readonly GameEntry[]
  /** The page of all of them. */
  readonly all?: string | undefined
  /** Whether the first tile is twice as wide. */
  readonly hasLead?: boolean
}

const AllLink = ({ to }: { readonly to: string }) => {
  const t = useT()
  return (
    <Link
      className={buttonClass({ variant: 'ghost', size: 'small', className: styles['all'] })}
      to={to}
    >
      {t('lobby.favourites.link')}
    </Link>
  )
}

export const GameRail = ({ title, entries, all, hasLead = false }: GameRailProps) => (
  <Rail
    title={title}
    aside={all !== undefined && <AllLink to={all} />}
    items={entries.map((entry, at) => ({
      key: entryKey(entry),
      shape: entry.isGame && !(hasLead && at === 0) ? 'portrait' : 'wide',
      tile: <GameTile entry={entry} isLead={hasLead && at === 0} />,
    }))}
  />
)
