import type { Elements } from './elements.ts'
import { classNames } from './class-names.ts'
import styles from './step-list.module.css'

type StepListProps = {
  readonly steps: readonly (string | Elements)[]
  readonly className?: string | undefined
  /** Whether the steps are columns where the list has room for them. */
  readonly isAcross?: boolean
  /** Index of the step that is due: those before it are done. */
  readonly current?: number | undefined
}

/** The next steps, numbered on a line. */
export const StepList = ({ steps, className, isAcross = false, current }: StepListProps) => (
  <ol className={classNames(styles['steps'], isAcross && styles['across'], className)}>
    {steps.map((step, index) => (
      <li
        key={index}
        className={current !== undefined && index < current ? styles['done'] : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        {step}
      </li>
    ))}
  </ol>
)
