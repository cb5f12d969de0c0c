import { memo } from 'react'
import type { ReactNode } from 'react'
import styles from './lobby.module.css'

export type TilesProps<One> = {
  readonly items: readonly One[]
  readonly shape: 'wide' | 'portrait'
  /** Renders one tile; keep the function stable while the tiles are the same. */
  readonly tile: (item: One) => ReactNode
  readonly keyOf: (item: One) => string
}

const Tiles = <One,>({ items, shape, tile, keyOf }: TilesProps<One>) => (
  <ul className={`${styles['grid']} ${styles[shape]}`}>
    {items.map((item) => (
      <li key={keyOf(item)} className={styles['cell']}>
        {tile(item)}
      </li>
    ))}
  </ul>
)

/** A grid that renders every tile. Memoised, so that typing renders no tile. */
export const TileGrid = memo(Tiles) as typeof Tiles
