import type { ReactNode } from 'react'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { GameTile } from './game-tile.tsx'
import { Rail } from './rail.tsx'
import type { Elements } from '../../ui/elements.ts'

export type GameRailProps = {
  readonly title: ReactNode
  readonly entries: readonly GameEntry[]
  readonly aside?: Elements
  /** Whether the first tile is twice as wide. */
  readonly hasLead?: boolean
}

export const GameRail = ({ title, entries, aside, hasLead = false }: GameRailProps) => (
  <Rail
    title={title}
    aside={aside}
    items={entries.map((entry, at) => ({
      key: entryKey(entry),
      shape: entry.isGame && !(hasLead && at === 0) ? 'portrait' : 'wide',
      tile: <GameTile entry={entry} isLead={hasLead && at === 0} />,
    }))}
  />
)
