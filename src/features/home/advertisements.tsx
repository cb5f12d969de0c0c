import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { LazyOperatorText } from '../operator-text/lazy-operator-text.tsx'
import { OperatorLanguage } from '../operator-text/operator-language.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import { advertisementQueries } from './advertisements.api.ts'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './advertisements.module.css'

const titleText = (text: string) => <OperatorTitle>{text}</OperatorTitle>

const markOf = (title: string, content: string) => (
  <OperatorLanguage texts={[title, content]} isBrief />
)

export const Advertisements = () => {
  const t = useT()
  const { data = [] } = useQuery(advertisementQueries.list())
  if (data.length === 0) return null
  return (
    <section className={styles['advertisements']} aria-label={t('home.advertisements.label')}>
      {data.map(({ id, title, content, path }) =>
        path === null || content.includes('<') ? (
          // Only the title is a link, because the text may contain links.
          <Tile
            key={id}
            as="div"
            title={
              <>
                {path === null ? titleText(title) : <Link to={path}>{titleText(title)}</Link>}{' '}
                {markOf(title, content)}
              </>
            }
            caption={<LazyOperatorText>{content}</LazyOperatorText>}
          />
        ) : (
          <Tile
            key={id}
            as={Link}
            to={path}
            title={
              <>
                {titleText(title)} {markOf(title, content)}
              </>
            }
            caption={titleText(content)}
            aside={<ChevronRightIcon />}
          />
        ),
      )}
    </section>
  )
}
