import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './rail.module.css'

export type RailProps = {
  readonly title: ReactNode
  readonly items: readonly {
    readonly key: string
    readonly shape: 'wide' | 'portrait'
    readonly tile: ReactNode
  }[]
  /** At the end of the title's line: a link to all of them. */
  readonly aside?: ReactNode
}

/** Browsers keep the first tile in view and so push away tiles inserted before it. */
const useStart = (first: string | undefined) => {
  const row = useRef<HTMLUListElement>(null)
  const isAtStart = useRef(true)
  const last = useRef(first)
  useLayoutEffect(() => {
    // Not on mount, because that would force another layout.
    if (row.current !== null && last.current !== first && isAtStart.current)
      row.current.scrollLeft = 0
    last.current = first
  }, [first])
  const onScroll = () => {
    isAtStart.current = row.current?.scrollLeft === 0
  }
  return { ref: row, onScroll }
}

export const Rail = ({ title, items, aside }: RailProps) => {
  const id = useId()
  const start = useStart(items[0]?.key)
  return (
    <section className={styles['rail']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <ul className={styles['row']} {...start}>
        {items.map(({ key, shape, tile }) => (
          <li key={key} className={styles[shape]}>
            {tile}
          </li>
        ))}
      </ul>
    </section>
  )
}
