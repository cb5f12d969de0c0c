import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DateText, TimeText } from './date-text.tsx'
import { IconBox } from './icon-box.tsx'
import { ChevronRightIcon } from './icons-action.tsx'
import styles from './item-list.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Item = { readonly id: number | string; readonly title: string; readonly createdAt: string }

export type ItemListProps<Entry extends Item> = {
  items: readonly Entry[]
  isUnread?: (item: Entry) => boolean
  /** Read out beside the dot of an unread item, unless the row says it. */
  unreadMark?: string
  /** Read out in the row of an item that is not unread. */
  readMark?: string
  /** Shows the item's kind or state before its title. */
  icon?: (item: Entry) => ReactNode
  /** A state, or the beginning of the text, below the title. */
  below?: (item: Entry) => ReactNode
  onOpen: (item: Entry) => void
  /** The row's title, if it is more than text. */
  titleOf?: (item: Entry) => ReactNode
  groups: {
    /** Heading of the group to which a date belongs. */
    readonly groupOf: (createdAt: string) => string
    /** Whether it is one day, whose rows show the time. */
    readonly isOneDay: (createdAt: string) => boolean
  }
  openId?: Item['id'] | undefined
}

const groupItems = <Entry extends Item>(
  items: readonly Entry[],
  groupOf: (createdAt: string) => string,
) => {
  const groups: { readonly name: string; readonly items: Entry[] }[] = []
  for (const item of items) {
    const name = groupOf(item.createdAt)
    const lastGroup = groups.at(-1)
    if (lastGroup?.name === name) lastGroup.items.push(item)
    else groups.push({ name, items: [item] })
  }
  return groups
}

/** Messages, notices or inquiries by date, newest first, which open on press. */
export const ItemList = <Entry extends Item>({ items, groups, ...rows }: ItemListProps<Entry>) => {
  const id = useId()
  return (
    <div className={styles['groups']}>
      {groupItems(items, groups.groupOf).map((group, groupIndex) => (
        <div key={group.name}>
          <p className={styles['group']} id={`${id}-${groupIndex}`}>
            {group.name}
          </p>
          <ul className={styles['list']} aria-labelledby={`${id}-${groupIndex}`}>
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

type RowProps<Entry extends Item> = Omit<ItemListProps<Entry>, 'items' | 'groups'> & {
  item: Entry
  isOfDay: boolean
}

const Row = <Entry extends Item>({
  item,
  isOfDay,
  isUnread = () => false,
  unreadMark,
  readMark,
  icon,
  below,
  onOpen,
  titleOf = ({ title }) => title,
  openId,
}: RowProps<Entry>) => {
  const stateMark = isUnread(item) ? unreadMark : readMark
  const under = below?.(item)
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={classNames(styles['item'], isUnread(item) && styles['unread'])}
        aria-current={item.id === openId || undefined}
        onClick={() => onOpen(item)}
      >
        {icon && <IconBox className={styles['sign']}>{icon(item)}</IconBox>}
        <span className={styles['words']}>
          <span className={styles['title']}>{titleOf(item)}</span>
          <span className={styles['date']}>
            {isOfDay ? <TimeText at={item.createdAt} /> : <DateText at={item.createdAt} />}
          </span>
          {stateMark && <VisuallyHidden>{stateMark}</VisuallyHidden>}
          {under && <span className={styles['below']}>{under}</span>}
        </span>
        <ChevronRightIcon className={styles['mark']} />
      </button>
    </li>
  )
}
