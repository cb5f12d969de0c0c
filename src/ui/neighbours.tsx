import type { ReactNode } from 'react'
import { DateText } from './date-text.tsx'
import { ArrowDownIcon } from './icons-list.tsx'
import { ArrowUpIcon } from './icons-letter.tsx'
import styles from './neighbours.module.css'

type Item = { readonly createdAt: string }

export type NeighboursProps<One extends Item> = {
  readonly items: readonly One[]
  readonly open: One
  readonly titleOf: (item: One) => ReactNode
  readonly onOpen: (item: One) => void
  readonly labels: { readonly both: string; readonly newer: string; readonly older: string }
}

/** Below an open text: the newer and the older item of its list. */
export const Neighbours = <One extends Item>({
  items,
  open,
  titleOf,
  onOpen,
  labels,
}: NeighboursProps<One>) => {
  const at = items.indexOf(open)
  const rows = [
    { name: labels.newer, item: items[at - 1], Sign: ArrowUpIcon },
    { name: labels.older, item: at < 0 ? undefined : items[at + 1], Sign: ArrowDownIcon },
  ]
  if (rows.every(({ item }) => item === undefined)) return null
  return (
    <nav className={styles['neighbours']} aria-label={labels.both}>
      {rows.map(
        ({ name, item, Sign }) =>
          item && (
            <button key={name} type="button" className={styles['row']} onClick={() => onOpen(item)}>
              <Sign />
              <span className={styles['name']}>{name}</span>
              <span className={styles['title']}>{titleOf(item)}</span>
              <span className={styles['date']}>
                <DateText at={item.createdAt} />
              </span>
            </button>
          ),
      )}
    </nav>
  )
}
