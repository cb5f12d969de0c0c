import { Awaiting, late } from '../../ui/late.tsx'
import { CrashBoundary } from '../page/crash-boundary.tsx'
import { Advertisements } from './advertisements.tsx'
import { Doors } from './doors.tsx'
import { HelpBlock } from './help-block.tsx'
import styles from './home-screen.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'

const NoticePopups = late(async () => (await import('../popups/notice-popups.tsx')).NoticePopups)

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
