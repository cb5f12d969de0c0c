import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './status-pill.module.css'

export type StatusTone = 'neutral' | 'waiting' | 'done' | 'failed' | 'live'

/** A state in a word. The dot's shape differs as well as its colour. */
export const StatusPill = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: StatusTone
  className?: string
  children: ReactNode
}) => <span className={classNames(styles['pill'], styles[tone], className)}>{children}</span>
