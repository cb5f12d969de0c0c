import { useT } from '../../i18n/language.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { GameCategories } from './game-categories.tsx'
import { HelpBlock } from './help-block.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import type { HomeRowsProps } from './home-rows.tsx'

const MoreOfHome = lazyComponent(async () => (await import('./more-of-home.tsx')).MoreOfHome)

type HomeScreenProps = Pick<HomeRowsProps, 'forMember'> & { readonly productTag: string }

/**
 * The home page. Guests: hero, game categories, providers, help (R-HOME-01, R-HOME-02). Members: the search, their
 * games, the categories, the jackpot, help.
 */
export const HomeScreen = ({ forMember, productTag }: HomeScreenProps) => {
  const t = useT()
  const hydrated = useHydrated()
  const more = (place: HomeRowsProps['place']) =>
    hydrated && (
      <CrashBoundary instead={null}>
        <LazyBoundary>
          <MoreOfHome forMember={forMember} place={place} />
        </LazyBoundary>
      </CrashBoundary>
    )
  return (
    <div className={styles['home']}>
      <Hero productTag={productTag} featured={more('featured')} />
      <div className={styles['search']}>{more('search')}</div>
      <div className={styles['own']}>{more('own')}</div>
      <div className={styles['strip']}>
        {more('strip')}
        <p className={styles['rule']}>{t('footer.rule.limit')}</p>
      </div>
      <GameCategories />
      <div className={styles['jackpot']}>{more('jackpot')}</div>
      <div className={styles['rows']}>{more('rows')}</div>
      <HelpBlock />
      {more('end')}
    </div>
  )
}
