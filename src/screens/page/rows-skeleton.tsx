import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A list that is on its way. */
export const RowsSkeleton = ({ count = 6 }: { count?: number }) => (
  <Panel>
    <div>
      <Skeleton shape="row" count={count} />
    </div>
  </Panel>
)
