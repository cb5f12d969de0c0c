import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { buttonClass } from './button-class.ts'
import { ChevronRightIcon } from './icons-action.tsx'
import { ChevronLeftIcon } from './icons-list.tsx'
import { searchWithPage } from './page-number.ts'
import styles from './pager.module.css'

export type PagerLabels = {
  readonly name: string
  readonly newer: string
  readonly older: string
  /** "Page 2 of 5". */
  readonly place: string
}

export type PagerProps = {
  /** Current page; first: 1. */
  page: number
  pageCount: number
  labels: PagerLabels
}

/** Links to newer and older items; renders nothing for a single page. A page beyond the last one leads to that. */
export const Pager = ({ page, pageCount, labels }: PagerProps) => {
  const [search] = useSearchParams()
  const lastPage = Math.max(pageCount, 1)
  if (page > lastPage) return <Navigate replace to={{ search: searchWithPage(search, lastPage) }} />
  if (lastPage === 1) return null
  const newer = page > 1 ? page - 1 : null
  const older = page < pageCount ? page + 1 : null
  return (
    <nav className={styles['pager']} aria-label={labels.name}>
      <span className={styles['way']}>
        {newer !== null && (
          <Link className={buttonClass()} to={{ search: searchWithPage(search, newer) }}>
            <ChevronLeftIcon />
            <span>{labels.newer}</span>
          </Link>
        )}
      </span>
      <span className={styles['place']}>{labels.place}</span>
      <span className={styles['way']}>
        {older !== null && (
          <Link className={buttonClass()} to={{ search: searchWithPage(search, older) }}>
            <span>{labels.older}</span>
            <ChevronRightIcon />
          </Link>
        )}
      </span>
    </nav>
  )
}
