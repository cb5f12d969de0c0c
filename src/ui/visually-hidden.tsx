import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles['hidden']}>{children}</span>
)

/** The class of VisuallyHidden, for an element that is hidden at times: `returning`, where a member may return. */
export const hiddenClass = (when: 'always' | 'returning'): string =>
  styles[when === 'always' ? 'hidden' : 'hiddenIfReturning'] ?? ''
