import type { ReactNode } from 'react'
import { DateText } from './date-text.tsx'
import { ArrowDownIcon } from './icons-list.tsx'
import { ArrowUpIcon } from './icons-letter.tsx'
import styles from './adjacent-items.module.css'

type Item = { readonly createdAt: string }

export type AdjacentItemsProps<Entry extends Item> = {
  /** Newest first. */
  readonly items: readonly Entry[]
  /** One of `items`, by identity. */
  readonly openItem: Entry
  readonly titleOf: (item: Entry) => ReactNode
  readonly onOpen: (item: Entry) => void
  readonly labels: { readonly navigation: string; readonly newer: string; readonly older: string }
}

/** Buttons to the newer and the older item of a list; renders nothing if there is no other item. */
export const AdjacentItems = <Entry extends Item>({
  items,
  openItem,
  titleOf,
  onOpen,
  labels,
}: AdjacentItemsProps<Entry>) => {
  const index = items.indexOf(openItem)
  const rows = [
    { name: labels.newer, item: items[index - 1], Icon: ArrowUpIcon },
    { name: labels.older, item: index < 0 ? undefined : items[index + 1], Icon: ArrowDownIcon },
  ]
  if (rows.every(({ item }) => item === undefined)) return null
  return (
    <nav className={styles['adjacent']} aria-label={labels.navigation}>
      {rows.map(
        ({ name, item, Icon }) =>
          item && (
            <button key={name} type="button" className={styles['row']} onClick={() => onOpen(item)}>
              <Icon />
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
