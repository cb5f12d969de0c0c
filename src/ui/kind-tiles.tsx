import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import drawings from './drawings.module.css'
import { Tile } from './tile.tsx'

const kinds = [
  ['casino', 'wine'],
  ['slot', 'violet'],
  ['sport', 'moss'],
] as const
type Kind = (typeof kinds)[number][0]

type KindTilesProps = {
  label: string
  titleOf: (kind: Kind) => string
  captionOf?: (kind: Kind) => ReactNode
  /** Lower tiles, for pages that say what is missing or has failed. */
  low?: boolean
}

/** A tile in one row for each kind of games; it leads to the lobby. */
export const KindTiles = ({ label, titleOf, captionOf, low = false }: KindTilesProps) => (
  <nav className={classNames(drawings['trio'], low && drawings['low'])} aria-label={label}>
    {kinds.map(([kind, glow]) => (
      <Tile
        key={kind}
        as={Link}
        to={`/${kind}`}
        glow={glow}
        className={drawings[kind] ?? ''}
        title={titleOf(kind)}
        caption={captionOf?.(kind)}
      />
    ))}
  </nav>
)
