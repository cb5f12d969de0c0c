import { memo } from 'react'
import type { ReactNode } from 'react'
import styles from './lobby.module.css'

export type TilesProps<One> = {
  readonly items: readonly One[]
  readonly shape: 'wide' | 'portrait'
  /** One tile; the same function as long as the tiles are the same. */
  readonly tile: (item: One) => ReactNode
  /** Differs from that of every other item. */
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

/** A grid of which each tile stands in the page. Memoised: a key press alone renders no tile. */
export const TileGrid = memo(Tiles) as typeof Tiles
