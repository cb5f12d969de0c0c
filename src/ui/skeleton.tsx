import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonShape =
  | 'line'
  | 'title'
  | 'figure'
  | 'row'
  | 'tile'
  | 'portrait'
  | 'square'
  | 'wide'

export type SkeletonProps = {
  /** What will stand there, in its final size. */
  shape?: SkeletonShape
  count?: number
  className?: string
}

/** Grey shapes say nothing: mark the region that waits with `aria-busy` and a text of its own. */
export const Skeleton = ({ shape = 'line', count = 1, className }: SkeletonProps) =>
  Array.from({ length: count }, (_, at) => (
    <span
      key={at}
      className={classNames(styles['skeleton'], styles[shape], className)}
      aria-hidden="true"
    />
  ))
