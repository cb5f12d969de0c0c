import { classNames } from './class-names.ts'
import styles from './step-list.module.css'

type StepListProps = {
  readonly steps: readonly string[]
  readonly className?: string | undefined
  /** In columns where the list has room for them. */
  readonly isAcross?: boolean
}

/** What follows, in numbered steps on a line. */
export const StepList = ({ steps, className, isAcross = false }: StepListProps) => (
  <ol className={classNames(styles['steps'], isAcross && styles['across'], className)}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
