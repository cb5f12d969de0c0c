import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ChevronRightIcon } from './icons-action.tsx'
import styles from './near-tiles.module.css'
import { Tile } from './tile.tsx'

export type NearTilesProps = {
  readonly label: string
  readonly places: readonly {
    readonly to: string
    readonly icon: ReactNode
    readonly title: string
    readonly caption: string
  }[]
}

/** Links below the content of a short page, to the pages that members open next. */
export const NearTiles = ({ label, places }: NearTilesProps) => (
  <nav className={styles['near']} aria-label={label}>
    {places.map(({ to, icon, title, caption }) => (
      <Tile
        key={to}
        as={Link}
        to={to}
        icon={icon}
        title={title}
        caption={caption}
        aside={<ChevronRightIcon />}
      />
    ))}
  </nav>
)
