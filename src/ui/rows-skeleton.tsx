import { Panel } from './panel.tsx'
import { Skeleton } from './skeleton.tsx'

export const RowsSkeleton = ({ count = 6 }: { count?: number }) => (
  <Panel>
    <div>
      <Skeleton shape="row" count={count} />
    </div>
  </Panel>
)
