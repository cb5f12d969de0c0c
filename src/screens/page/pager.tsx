import { Link, useSearchParams } from 'react-router-dom'
import { Text, useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { ChevronLeftIcon } from '../../ui/icons-list.tsx'
import { searchOfPage } from './page-number.ts'
import styles from './pager.module.css'

export type PagerProps = {
  /** The page that is shown; the first is 1. */
  page: number
  pageCount: number
}

/** The way to newer and older items; nothing while there is only one page. */
export const Pager = ({ page, pageCount }: PagerProps) => {
  const t = useT()
  const [search] = useSearchParams()
  if (pageCount <= 1 && page <= 1) return null
  const newer = page > 1 ? Math.min(page - 1, pageCount) : null
  const older = page < pageCount ? page + 1 : null
  return (
    <nav className={styles['pager']} aria-label={t('page.pager.label')}>
      <span className={styles['way']}>
        {newer !== null && (
          <Link className={buttonClass()} to={{ search: searchOfPage(search, newer) }}>
            <ChevronLeftIcon />
            <Text id="page.pager.newer" />
          </Link>
        )}
      </span>
      <span className={styles['place']}>
        <Text id="page.pager.place" values={{ page, pageCount }} />
      </span>
      <span className={styles['way']}>
        {older !== null && (
          <Link className={buttonClass()} to={{ search: searchOfPage(search, older) }}>
            <Text id="page.pager.older" />
            <ChevronRightIcon />
          </Link>
        )}
      </span>
    </nav>
  )
}
