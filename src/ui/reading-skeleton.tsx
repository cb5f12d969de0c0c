import { Panel } from './panel.tsx'
import styles from './reading-skeleton.module.css'
import { SideBySide } from './side-by-side.tsx'
import { Skeleton } from './skeleton.tsx'

/** A list, and where there is room an open text beside it. */
export const ReadingSkeleton = ({ joined = false }: { joined?: boolean }) => (
  <SideBySide
    joined={joined}
    list={
      <Panel>
        <Skeleton shape="title" />
        <div>
          <Skeleton shape="row" count={4} className={styles['row'] ?? ''} />
        </div>
      </Panel>
    }
    text={
      <Panel className={styles['text']}>
        <Skeleton shape="title" />
        <div>
          <Skeleton count={5} />
        </div>
      </Panel>
    }
  />
)
