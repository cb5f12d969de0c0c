import { Awaiting, late } from '../../ui/lazy-component.tsx'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { Advertisements } from './advertisements.tsx'
import { Doors } from './game-categories.tsx'
import { HelpBlock } from './help-block.tsx'
import styles from './home-screen.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'

const NoticePopups = late(async () => (await import('../notices/notice-popups.tsx')).NoticePopups)

/** Where everyone arrives: the banner, three doors, help (R-HOME-01, R-HOME-02). */
export const HomeScreen = () => (
  <div className={styles['home']}>
    <JackpotBanner />
    <Doors />
    <Advertisements />
    <HelpBlock />
    <CrashBoundary instead={null}>
      <Awaiting>
        <NoticePopups />
      </Awaiting>
    </CrashBoundary>
  </div>
)
