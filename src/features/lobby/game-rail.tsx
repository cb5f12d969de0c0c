import type { ReactNode } from 'react'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { GameTile } from './game-tile.tsx'
import { offerCaption } from './offer-line.tsx'
import { Rail } from './rail.tsx'

export type GameRailProps = {
  readonly title: ReactNode
  readonly entries: readonly GameEntry[]
  /** The page of all of them. */
  readonly allPath?: string | undefined
  /** Whether the first tile is twice as wide. */
  readonly hasLead?: boolean
  /** Whether each provider says what it offers. */
  readonly showsOffers?: boolean
}

export const GameRail = ({
  title,
  entries,
  allPath,
  hasLead = false,
  showsOffers = false,
}: GameRailProps) => (
  <Rail
    title={title}
    allPath={allPath}
    hasCaptions={showsOffers && entries.some((entry) => offerCaption(entry) !== undefined)}
    items={entries.map((entry, index) => ({
      key: entryKey(entry),
      shape: entry.isGame && !(hasLead && index === 0) ? 'portrait' : 'wide',
      tile: <GameTile entry={entry} isLead={hasLead && index === 0} showsOffers={showsOffers} />,
    }))}
  />
)
