import { memo } from 'react'
import type { ReactNode } from 'react'
import styles from './lobby.module.css'

export type TilesProps<Item> = {
  readonly items: readonly Item[]
  readonly shape: 'wide' | 'portrait'
  /** Renders one tile; keep the function stable while the tiles are the same. */
  readonly tile: (item: Item) => ReactNode
  readonly keyOf: (item: Item) => string
}

const Tiles = <Item,>({ items, shape, tile, keyOf }: TilesProps<Item>) => (
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
