import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../../generated/brand/brand.ts'
import { useT } from '../../i18n/language.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Elements } from '../../ui/elements.ts'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import type { HomeRowsProps } from './home-rows.tsx'
import { isReturning } from './is-returning.ts'
import { useSession } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon } from '../../ui/icons-place.tsx'
import { KindTiles } from '../../ui/kind-tiles.tsx'
import type { GameKind } from '../game-open/game-open.model.ts'
import { lobbyQueries } from '../lobby/lobby.api.ts'

/** Reserves the line's height until the number is known. */
const EMPTY_LINE = '\u00a0'

// A separate component, so that an answer rerenders one number.
const ProviderCount = ({ kind }: { kind: GameKind }) => {
  const t = useT()
  const hydrated = useHydrated()
  const count = useQuery(lobbyQueries.providers(kind)).data?.length
  return <span>{hydrated && count ? t('home.category.providers', { count }) : EMPTY_LINE}</span>
}

const renderProviderCount = (kind: GameKind) => <ProviderCount kind={kind} />

/** The three game categories with their number of providers (R-HOME-01, R-HOME-05). */
export const GameCategories = () => {
  const t = useT()
  return (
    <KindTiles
      label={t('home.categories.label')}
      titleOf={(kind) => t(`place.${kind}`)}
      captionOf={renderProviderCount}
    />
  )
}

/** Help in one line: deposit, withdrawal, messages, inquiries (R-HOME-02). */
export const HelpBlock = () => {
  const t = useT()
  return (
    <section className={styles['helpBlock']} aria-labelledby="help">
      <h2 id="help">{t('home.help.title')}</h2>
      <div className={styles['help']}>
        <Link to="/deposit">
          <DepositIcon />
          <span>{t('home.help.deposit')}</span>
        </Link>
        <Link to="/withdraw">
          <WithdrawIcon />
          <span>{t('home.help.withdraw')}</span>
        </Link>
        <Link to="/note">
          <MessageIcon />
          <span>{t('home.help.note')}</span>
        </Link>
        <Link to="/help">
          <HelpIcon />
          <span>{t('home.help.inquiry')}</span>
        </Link>
      </div>
    </section>
  )
}

const DeferredHomeRows = lazyComponent(
  async () => (await import('./deferred-home-rows.tsx')).DeferredHomeRows,
)

/** Places with content for guests. */
const guestPlaces: ReadonlySet<HomeRowsProps['place']> = new Set(['notices', 'rows', 'end'])

type HomeScreenProps = Pick<HomeRowsProps, 'wrapForMember'> & { readonly productTag: string }

/**
 * The home page. Guests: hero, game categories, providers, help (R-HOME-01, R-HOME-02). Members: the search, their
 * games, the categories, the jackpot, help. The brand orders the parts.
 */
export const HomeScreen = ({ wrapForMember, productTag }: HomeScreenProps) => {
  const t = useT()
  const hydrated = useHydrated()
  const isForMember = useSession(isMember) || (hydrated && isReturning())
  const rowsAt = (place: HomeRowsProps['place']) =>
    hydrated &&
    (isForMember || guestPlaces.has(place)) && (
      <CrashBoundary instead={null}>
        <LazyBoundary>
          <DeferredHomeRows wrapForMember={wrapForMember} place={place} />
        </LazyBoundary>
      </CrashBoundary>
    )
  const parts: Readonly<Record<(typeof brand.home)[number], Elements>> = {
    hero: <Hero productTag={productTag} />,
    search: <div className={styles['search']}>{rowsAt('search')}</div>,
    games: <div className={styles['memberGames']}>{rowsAt('memberGames')}</div>,
    notices: (
      <div className={styles['notices']}>
        {rowsAt('notices')}
        <p className={styles['rule']}>{t('footer.rule.limit')}</p>
      </div>
    ),
    categories: <GameCategories />,
    jackpot: <div className={styles['jackpot']}>{rowsAt('jackpot')}</div>,
    rows: <div className={styles['rows']}>{rowsAt('rows')}</div>,
    help: <HelpBlock />,
  }
  return (
    <div className={styles['home']}>
      {brand.home.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {rowsAt('end')}
    </div>
  )
}
