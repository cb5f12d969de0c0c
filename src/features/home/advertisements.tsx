import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { advertisementQueries } from './advertisements.queries.ts'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Tile } from '../../ui/tile.tsx'
import styles from './home-screen.module.css'

/** The operator’s advertisements; a link leads only to a place within the site. */
export const Advertisements = () => {
  const t = useT()
  const { data = [] } = useQuery(advertisementQueries.list())
  const hydrated = useHydrated()
  if (!hydrated || data.length === 0) return null
  return (
    <section className={styles['advertisements']} aria-label={t('home.advertisements.label')}>
      {data.map(({ id, title, content, path }) =>
        path !== null ? (
          <Tile
            key={id}
            as={Link}
            to={path}
            title={title}
            caption={content}
            aside={<ChevronRightIcon />}
          />
        ) : (
          <Tile key={id} as="div" title={title} caption={content} />
        ),
      )}
    </section>
  )
}
