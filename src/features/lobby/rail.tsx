import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './rail.module.css'

export type RailProps = {
  readonly title: ReactNode
  readonly items: readonly {
    readonly key: string
    readonly shape: 'wide' | 'portrait'
    readonly tile: ReactNode
  }[]
  /** At the end of the title's line: the way to all of them. */
  readonly aside?: ReactNode
}

/** A row of tiles, pushed sideways; of one height, so that what stands below it is never moved. */
export const Rail = ({ title, items, aside }: RailProps) => {
  const id = useId()
  return (
    <section className={styles['rail']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <ul className={styles['row']}>
        {items.map(({ key, shape, tile }) => (
          <li key={key} className={styles[shape]}>
            {tile}
          </li>
        ))}
      </ul>
    </section>
  )
}
