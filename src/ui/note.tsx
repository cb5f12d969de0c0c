import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from './icons-state.tsx'
import styles from './note.module.css'
import type { Elements } from './elements.ts'

export type NoteProps = {
  /** Success, failure or unknown. */
  tone: 'good' | 'bad' | 'unsure'
  title: ReactNode
  children?: Elements
  actions?: ReactNode
}

export const Note = ({ tone, title, children, actions }: NoteProps) => (
  <div className={`${styles['note']} ${styles[tone]}`} role={tone === 'good' ? 'status' : 'alert'}>
    <p className={styles['title']}>
      {tone === 'good' ? <CheckIcon /> : <WarningIcon />}
      <span>{title}</span>
    </p>
    {children}
    {actions && <div className={styles['actions']}>{actions}</div>}
  </div>
)
