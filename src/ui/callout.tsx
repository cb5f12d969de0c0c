import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from './icons-state.tsx'
import styles from './callout.module.css'
import type { Elements } from './elements.ts'

export type CalloutProps = {
  /** Success, failure or unknown. */
  tone: 'good' | 'bad' | 'unsure'
  title: ReactNode
  children?: Elements
  actions?: ReactNode
}

export const Callout = ({ tone, title, children, actions }: CalloutProps) => (
  <div
    className={`${styles['callout']} ${styles[tone]}`}
    role={tone === 'good' ? 'status' : 'alert'}
  >
    <p className={styles['title']}>
      {tone === 'good' ? <CheckIcon /> : <WarningIcon />}
      <span>{title}</span>
    </p>
    {children}
    {actions && <div className={styles['actions']}>{actions}</div>}
  </div>
)
