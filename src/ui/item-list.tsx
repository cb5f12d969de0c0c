import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DateText, TimeText } from './date-text.tsx'
import { IconBox } from './icon-box.tsx'
import { ChevronRightIcon } from './icons-action.tsx'
import styles from './item-list.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Item = { readonly id: number | string; readonly title: string; readonly createdAt: string }

export type ItemListProps<One extends Item> = {
  items: readonly One[]
  isUnread?: (item: One) => boolean
  /** Read out beside the dot of an unread item, unless the row says it. */
  unreadMark?: string
  /** Read out in the row of an item that is not unread. */
  readMark?: string
  /** Before the words: an icon of the item's kind or state. */
  sign?: (item: One) => ReactNode
  /** Under the title: a state, or the beginning of the text. */
  below?: (item: One) => ReactNode
  onOpen: (item: One) => void
  /** The row's title, if it is more than text. */
  titleOf?: (item: One) => ReactNode
  groups: {
    /** Heading of the group to which a date belongs. */
    readonly groupOf: (createdAt: string) => string
    /** Whether it is one day, whose rows show the time. */
    readonly isOneDay: (createdAt: string) => boolean
  }
  openId?: Item['id'] | undefined
}

const grouped = <One extends Item>(items: readonly One[], groupOf: (at: string) => string) => {
  const groups: { readonly name: string; readonly items: One[] }[] = []
  for (const item of items) {
    const name = groupOf(item.createdAt)
    const last = groups.at(-1)
    if (last?.name === name) last.items.push(item)
    else groups.push({ name, items: [item] })
  }
  return groups
}

/** Messages, notices or inquiries by date, newest first, which open on press. */
export const ItemList = <One extends Item>({ items, groups, ...rows }: ItemListProps<One>) => {
  const id = useId()
  return (
    <div className={styles['groups']}>
      {grouped(items, groups.groupOf).map((group, at) => (
        <div key={group.name}>
          <p className={styles['group']} id={`${id}-${at}`}>
            {group.name}
          </p>
          <ul className={styles['list']} aria-labelledby={`${id}-${at}`}>
            {group.items.map((item) => (
              <Row
                key={`${typeof item.id} ${item.id}`}
                item={item}
                isOfDay={groups.isOneDay(item.createdAt)}
                {...rows}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type RowProps<One extends Item> = Omit<ItemListProps<One>, 'items' | 'groups'> & {
  item: One
  isOfDay: boolean
}

const Row = <One extends Item>({
  item,
  isOfDay,
  isUnread = () => false,
  unreadMark,
  readMark,
  sign,
  below,
  onOpen,
  titleOf = ({ title }) => title,
  openId,
}: RowProps<One>) => {
  const mark = isUnread(item) ? unreadMark : readMark
  const under = below?.(item)
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={classNames(styles['item'], isUnread(item) && styles['unread'])}
        aria-current={item.id === openId || undefined}
        onClick={() => onOpen(item)}
      >
        {sign && <IconBox className={styles['sign']}>{sign(item)}</IconBox>}
        <span className={styles['words']}>
          <span className={styles['title']}>{titleOf(item)}</span>
          <span className={styles['date']}>
            {isOfDay ? <TimeText at={item.createdAt} /> : <DateText at={item.createdAt} />}
          </span>
          {mark && <VisuallyHidden>{mark}</VisuallyHidden>}
          {under && <span className={styles['below']}>{under}</span>}
        </span>
        <ChevronRightIcon className={styles['mark'] ?? ''} />
      </button>
    </li>
  )
}
