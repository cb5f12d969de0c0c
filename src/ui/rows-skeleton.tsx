import { Panel } from './panel.tsx'
import { Skeleton } from './skeleton.tsx'

/** A list that is on its way. */
export const RowsSkeleton = ({ count = 6 }: { count?: number }) => (
  <Panel>
    <div>
      <Skeleton shape="row" count={count} />
    </div>
  </Panel>
)
