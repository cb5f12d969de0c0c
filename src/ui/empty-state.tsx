import type { ReactNode } from 'react'
import nothing from './art/nothing.svg'
import { classNames } from './class-names.ts'
import styles from './state.module.css'

export type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export const EmptyState = ({ icon, title, children, action, className }: EmptyStateProps) => (
  <div className={classNames(styles['state'], className)}>
    <span className={styles['art']}>
      <img src={nothing} alt="" width="128" height="96" />
      {icon && <span className={styles['mark']}>{icon}</span>}
    </span>
    <p className={styles['title']}>{title}</p>
    {children && <div className={styles['body']}>{children}</div>}
    {action && <div className={styles['actions']}>{action}</div>}
  </div>
)
