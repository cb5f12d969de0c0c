import type { ReactNode } from 'react'
import failure from './art/failure.svg'
import { Button } from './button.tsx'
import { RefreshIcon } from './icons-action.tsx'
import styles from './state.module.css'
import type { Elements } from './elements.ts'

export type ErrorStateProps = {
  title: ReactNode
  /** The known facts, and the next step. */
  children: ReactNode
  retry?: { label: string; onPress: () => void }
  otherWay?: Elements
  /** Facts for support: the request id, and a button that copies it. */
  details?: ReactNode
}

export const ErrorState = ({ title, children, retry, otherWay, details }: ErrorStateProps) => (
  <div className={styles['state']} role="alert">
    <span className={styles['art']}>
      <img src={failure} alt="" width="112" height="112" />
    </span>
    <p className={styles['title']}>{title}</p>
    <div className={styles['body']}>{children}</div>
    {retry && (
      <div className={styles['actions']}>
        <Button icon={<RefreshIcon />} onClick={retry.onPress}>
          {retry.label}
        </Button>
        {otherWay}
      </div>
    )}
    {details && <div className={styles['details']}>{details}</div>}
  </div>
)
