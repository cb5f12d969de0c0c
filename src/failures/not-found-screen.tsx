import { Link } from 'react-router-dom'
import { useT } from '../i18n/language.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { KindTiles } from '../ui/kind-tiles.tsx'
import { StatePage } from '../ui/state-page.tsx'

/** Unknown address, with links back (R-NAV-01). */
export const NotFoundScreen = () => {
  const t = useT()
  return (
    <StatePage
      art="nothing"
      title={t('notFound.page.title')}
      below={
        <KindTiles label={t('home.categories.label')} titleOf={(kind) => t(`place.${kind}`)} low />
      }
      actions={
        <>
          <Link className={buttonClass({ variant: 'main' })} to="/">
            {t('notFound.home.link')}
          </Link>
          <Link className={buttonClass()} to="/search">
            {t('notFound.search.link')}
          </Link>
        </>
      }
    >
      {t('notFound.text.body')}
    </StatePage>
  )
}
