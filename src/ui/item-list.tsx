import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { StatusPill } from './status-pill.tsx'
import { DateText } from './date-text.tsx'
import styles from './item-list.module.css'

type Item = { readonly id: number | string; readonly title: string; readonly createdAt: string }

export type ItemListProps<One extends Item> = {
  items: readonly One[]
  isUnread: (item: One) => boolean
  /** Mark of an unread row. */
  unreadMark: string
  /** At the end of a read row. */
  aside?: (item: One) => ReactNode
  onOpen: (item: One) => void
  /** The row's title, if it is more than text. */
  titleOf?: (item: One) => ReactNode
}

/** Messages or inquiries that open on press. */
export const ItemList = <One extends Item>({
  items,
  isUnread,
  unreadMark,
  aside,
  onOpen,
  titleOf = ({ title }) => title,
}: ItemListProps<One>) => (
  <ul className={styles['list']}>
    {items.map((item) => (
      <li key={`${typeof item.id} ${item.id}`} className={styles['row']}>
        <button
          type="button"
          className={classNames(styles['item'], isUnread(item) && styles['unread'])}
          onClick={() => onOpen(item)}
        >
          <span className={styles['words']}>
            <span className={styles['title']}>{titleOf(item)}</span>
            <span className={styles['date']}>
              <DateText at={item.createdAt} />
            </span>
          </span>
          <span className={styles['aside']}>
            {isUnread(item) ? <StatusPill tone="live">{unreadMark}</StatusPill> : aside?.(item)}
          </span>
        </button>
      </li>
    ))}
  </ul>
)
