import { Link, useSearchParams } from 'react-router-dom'
import { buttonClass } from './button-class.ts'
import { ChevronRightIcon } from './icons-action.tsx'
import { ChevronLeftIcon } from './icons-list.tsx'
import { searchOfPage } from './page-number.ts'
import styles from './pager.module.css'

export type PagerLabels = {
  readonly name: string
  readonly newer: string
  readonly older: string
  /** Which page of how many is shown. */
  readonly place: string
}

export type PagerProps = {
  /** The page that is shown; the first is 1. */
  page: number
  pageCount: number
  labels: PagerLabels
}

/** The way to newer and older items; nothing while there is only one page. */
export const Pager = ({ page, pageCount, labels }: PagerProps) => {
  const [search] = useSearchParams()
  if (pageCount <= 1 && page <= 1) return null
  const newer = page > 1 ? Math.min(page - 1, pageCount) : null
  const older = page < pageCount ? page + 1 : null
  return (
    <nav className={styles['pager']} aria-label={labels.name}>
      <span className={styles['way']}>
        {newer !== null && (
          <Link className={buttonClass()} to={{ search: searchOfPage(search, newer) }}>
            <ChevronLeftIcon />
            {labels.newer}
          </Link>
        )}
      </span>
      <span className={styles['place']}>{labels.place}</span>
      <span className={styles['way']}>
        {older !== null && (
          <Link className={buttonClass()} to={{ search: searchOfPage(search, older) }}>
            {labels.older}
            <ChevronRightIcon />
          </Link>
        )}
      </span>
    </nav>
  )
}
