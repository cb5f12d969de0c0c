import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { Advertisements } from './advertisements.tsx'
import { GameCategories } from './game-categories.tsx'
import { HelpBlock } from './help-block.tsx'
import styles from './home-screen.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'

const NoticePopups = lazyComponent(
  async () => (await import('../notices/notice-popups.tsx')).NoticePopups,
)

/** The home page: banner, game categories, help (R-HOME-01, R-HOME-02). */
export const HomeScreen = () => (
  <div className={styles['home']}>
    <JackpotBanner />
    <GameCategories />
    <HelpBlock />
    <Advertisements />
    <Popups />
  </div>
)

const Popups = () =>
  useHydrated() && (
    <CrashBoundary instead={null}>
      <LazyBoundary>
        <NoticePopups />
      </LazyBoundary>
    </CrashBoundary>
  )
