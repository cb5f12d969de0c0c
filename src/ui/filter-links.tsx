import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './filter-links.module.css'

export type FilterLink = {
  readonly key: string
  readonly title: ReactNode
  readonly search: string
  readonly isCurrent: boolean
}

export const FilterLinks = ({ label, links }: { label: string; links: readonly FilterLink[] }) => (
  <nav data-print className={styles['filter']} aria-label={label}>
    {links.map(({ key, title, search, isCurrent }) => (
      <Link
        key={key}
        className={styles['link']}
        to={{ search }}
        replace
        aria-current={isCurrent ? 'true' : undefined}
      >
        {title}
      </Link>
    ))}
  </nav>
)
