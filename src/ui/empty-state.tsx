import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './state.module.css'

export type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  /** What could be here and how to get it. */
  children?: ReactNode
  /** One next step. */
  action?: ReactNode
  className?: string
}

export const EmptyState = ({ icon, title, children, action, className }: EmptyStateProps) => (
  <div className={classNames(styles['state'], className)}>
    {icon && <span className={styles['mark']}>{icon}</span>}
    <p className={styles['title']}>{title}</p>
    {children && <div className={styles['body']}>{children}</div>}
    {action && <div className={styles['actions']}>{action}</div>}
  </div>
)
