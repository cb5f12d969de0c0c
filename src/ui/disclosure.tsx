import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { ChevronDownIcon } from './icons-list.tsx'

export type DisclosureProps = {
  title: ReactNode
  value?: ReactNode
  /** Says below the title in a few words what is inside. */
  caption?: ReactNode
  /** Name of a group of rows, of which one at a time is open. Without a group: a card with a heading. */
  group?: string
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

export const Disclosure = ({
  title,
  value,
  caption,
  group,
  isOpen = false,
  children,
}: DisclosureProps) => (
  <details
    className={classNames(styles['disclosure'], group && styles['row'])}
    name={group}
    open={isOpen}
  >
    <summary className={styles['summary']}>
      {group ? (
        <span className={styles['title']}>{title}</span>
      ) : (
        <h2 className={styles['title']}>{title}</h2>
      )}
      {value && <span className={styles['value']}>{value}</span>}
      {caption && <span className={styles['caption']}>{caption}</span>}
      <ChevronDownIcon className={styles['mark']} />
    </summary>
    <div className={styles['content']}>{children}</div>
  </details>
)
