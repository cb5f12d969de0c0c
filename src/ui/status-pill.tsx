import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './status-pill.module.css'

export type StatusTone = 'neutral' | 'waiting' | 'done'

/** A state in a word. The dot's shape differs as well as its colour. */
export const StatusPill = ({
  tone = 'neutral',
  children,
}: {
  tone?: StatusTone
  children: ReactNode
}) => <span className={classNames(styles['pill'], styles[tone])}>{children}</span>
