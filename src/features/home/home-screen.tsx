import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { GameCategories } from './game-categories.tsx'
import { HelpBlock } from './help-block.tsx'
import styles from './home-screen.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'
import type { HomeRowsProps } from './home-rows.tsx'

const MoreOfHome = lazyComponent(async () => (await import('./more-of-home.tsx')).MoreOfHome)

/** The home page: banner, game categories, a member's games, help (R-HOME-01, R-HOME-02). */
export const HomeScreen = ({ forMember }: Pick<HomeRowsProps, 'forMember'>) => {
  const hydrated = useHydrated()
  const more = (atEnd: boolean) =>
    hydrated && (
      <CrashBoundary instead={null}>
        <LazyBoundary>
          <MoreOfHome forMember={forMember} atEnd={atEnd} />
        </LazyBoundary>
      </CrashBoundary>
    )
  return (
    <div className={styles['home']}>
      <JackpotBanner />
      <GameCategories />
      <div className={styles['own']}>{more(false)}</div>
      <HelpBlock />
      {more(true)}
    </div>
  )
}
