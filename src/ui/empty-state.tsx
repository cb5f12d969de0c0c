import type { ReactNode } from 'react'
import nothing from './art/nothing.svg'
import styles from './state.module.css'

export type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className={styles['state']}>
    <span className={styles['art']}>
      <img src={nothing} alt="" width="128" height="96" />
      {icon && <span className={styles['mark']}>{icon}</span>}
    </span>
    <p className={styles['title']}>{title}</p>
    {children && <div className={styles['body']}>{children}</div>}
    {action && <div className={styles['actions']}>{action}</div>}
  </div>
)
