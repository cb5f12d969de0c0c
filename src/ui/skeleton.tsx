import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonShape = 'line' | 'title' | 'row' | 'portrait' | 'wide'

export type SkeletonProps = {
  shape?: SkeletonShape
  count?: number
  className?: string
}

/** Silent for screen readers: mark the region with `aria-busy` and a text. */
export const Skeleton = ({ shape = 'line', count = 1, className }: SkeletonProps) =>
  Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      className={classNames(styles['skeleton'], styles[shape], className)}
      aria-hidden="true"
    />
  ))
