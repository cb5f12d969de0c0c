import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChevronLeftIcon } from '../../ui/icons-list.tsx'
import { Answer } from '../../failures/query-boundary.tsx'
import { nameIn } from '../../i18n/localised-name.ts'
import type { Names } from '../../i18n/localised-name.ts'
import { Page } from '../../ui/page.tsx'
import { Waiting } from '../../failures/loading.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import { SlotGames } from './slot-games.tsx'

const BackToHouses = () => {
  const { t } = useLanguage()
  return (
    <Link className={buttonClass()} to="/slot">
      <ChevronLeftIcon />
      {t('slotGames.back.link')}
    </Link>
  )
}

type GamesProps = {
  company: string
  /** The house's names: its covers share its colours. Null until they are known. */
  house: Names | null
  onRetry: () => void
}

const Games = ({ company, house, onRetry }: GamesProps) => {
  const { t } = useLanguage()
  const games = useQuery(lobbyQueries.games(company))
  const skeleton = <GridSkeleton shape="portrait" count={24} />
  if (house === null) return <Waiting>{skeleton}</Waiting>
  return (
    <Answer query={games} skeleton={skeleton} onRetry={onRetry}>
      {(items) => (
        <div className={styles['lobby']}>
          {items === null || items.length === 0 ? (
            <EmptyState
              title={t(items === null ? 'slotGames.unknown.title' : 'slotGames.empty.title')}
            >
              {t('slotGames.empty.text')}
            </EmptyState>
          ) : (
            <SlotGames company={company} house={house} games={items} />
          )}
        </div>
      )}
    </Answer>
  )
}

/** One house's slots, `/slot/game?company=…`; without a house it leads back to the houses. */
export const SlotGamesScreen = () => {
  const { locale, t } = useLanguage()
  const [search] = useSearchParams()
  const company = search.get('company') ?? ''
  const houses = useQuery(lobbyQueries.slot())
  const found = houses.data?.find(({ code }) => code === company)
  const name = found ? nameIn(locale, found.name) : null
  return (
    <Page title={name ?? t('slotGames.page.title')} aside={<BackToHouses />}>
      {company === '' ? (
        <EmptyState title={t('slotGames.unknown.title')}>{t('slotGames.empty.text')}</EmptyState>
      ) : (
        <Games
          key={company}
          company={company}
          house={houses.isPending ? null : (found?.name ?? { ko: company, en: company })}
          onRetry={() => {
            if (houses.isError) void houses.refetch()
          }}
        />
      )}
    </Page>
  )
}
