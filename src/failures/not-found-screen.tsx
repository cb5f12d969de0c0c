import { Link } from 'react-router-dom'
import { useT } from '../i18n/language.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SearchIcon } from '../ui/icons-list.tsx'
import { Page } from '../ui/page.tsx'

/** Unknown address, with links back (R-NAV-01). */
export const NotFoundScreen = () => {
  const t = useT()
  return (
    <Page title={t('notFound.page.title')}>
      <EmptyState
        icon={<SearchIcon />}
        title={t('notFound.text.title')}
        action={
          <>
            <Link className={buttonClass({ variant: 'main' })} to="/">
              {t('notFound.home.link')}
            </Link>
            <Link className={buttonClass()} to="/slot">
              {t('notFound.slot.link')}
            </Link>
          </>
        }
      >
        {t('notFound.text.body')}
      </EmptyState>
    </Page>
  )
}
