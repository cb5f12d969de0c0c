import type { ReactNode } from 'react'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { GameTile } from './game-tile.tsx'
import { Rail } from './rail.tsx'

export type GameRailProps = {
  readonly title: ReactNode
  readonly entries: readonly GameEntry[]
  readonly aside?: ReactNode
}

export const GameRail = ({ title, entries, aside }: GameRailProps) => (
  <Rail
    title={title}
    aside={aside}
    items={entries.map((entry) => ({
      key: entryKey(entry),
      shape: entry.isGame ? 'portrait' : 'wide',
      tile: <GameTile entry={entry} />,
    }))}
  />
)
