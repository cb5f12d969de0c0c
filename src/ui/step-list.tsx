import { classNames } from './class-names.ts'
import styles from './step-list.module.css'

type StepListProps = {
  readonly steps: readonly string[]
  readonly className?: string | undefined
}

/** What follows, in numbered steps on a line. */
export const StepList = ({ steps, className }: StepListProps) => (
  <ol className={classNames(styles['steps'], className)}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
