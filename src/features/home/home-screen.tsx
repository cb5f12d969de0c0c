import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { GameCategories } from './game-categories.tsx'
import { HelpBlock } from './help-block.tsx'
import styles from './home-screen.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'

const OperatorNews = lazyComponent(async () => (await import('./operator-news.tsx')).OperatorNews)

/** The home page: banner, game categories, help (R-HOME-01, R-HOME-02). */
export const HomeScreen = () => (
  <div className={styles['home']}>
    <JackpotBanner />
    <GameCategories />
    <HelpBlock />
    <News />
  </div>
)

const News = () =>
  useHydrated() && (
    <CrashBoundary instead={null}>
      <LazyBoundary>
        <OperatorNews />
      </LazyBoundary>
    </CrashBoundary>
  )
