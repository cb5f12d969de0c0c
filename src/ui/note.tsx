import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from './icons-state.tsx'
import styles from './note.module.css'

export type NoteProps = {
  /** Success, failure or unknown. */
  tone: 'good' | 'bad' | 'unsure'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export const Note = ({ tone, title, children, actions }: NoteProps) => (
  <div className={`${styles['note']} ${styles[tone]}`} role={tone === 'good' ? 'status' : 'alert'}>
    <p className={styles['title']}>
      {tone === 'good' ? <CheckIcon /> : <WarningIcon />}
      {title}
    </p>
    {children}
    {actions && <div className={styles['actions']}>{actions}</div>}
  </div>
)
