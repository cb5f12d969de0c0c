import { Skeleton } from '../../ui/skeleton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { hasLargeTiles } from './has-large-tiles.ts'
import styles from './lobby.module.css'

export type GridSkeletonProps = {
  shape: 'wide' | 'portrait'
  count: number
  bare?: boolean
}

/** Search field and tiles of a lobby, in their final size. */
export const GridSkeleton = ({ shape, count, bare = false }: GridSkeletonProps) => (
  <div className={classNames(styles['lobby'], hasLargeTiles(count) && styles['few'])}>
    {!bare && (
      <div className={styles['searchSkeleton']}>
        <Skeleton shape="row" />
      </div>
    )}
    <div className={`${styles['grid']} ${styles[shape]}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['cell']}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </div>
  </div>
)
