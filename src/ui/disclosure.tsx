import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { ChevronDownIcon } from './icons-list.tsx'

export type DisclosureProps = {
  title: ReactNode
  value?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

export const Disclosure = ({ title, value, isOpenAtFirst = false, children }: DisclosureProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={styles['disclosure']}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <h2 className={styles['title']}>{title}</h2>
        {value && <span className={styles['value']}>{value}</span>}
        <ChevronDownIcon className={styles['mark'] ?? ''} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
