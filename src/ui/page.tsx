import type { ReactNode } from 'react'
import styles from './page.module.css'

export type PageProps = {
  title: ReactNode
  /** One sentence below the title: what a player does here. */
  lead?: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  /** Forms and texts, which do not need the whole width. */
  narrow?: boolean
  children: ReactNode
}

/** What every screen but home begins with: its one first heading. */
export const Page = ({ title, lead, aside, narrow = false, children }: PageProps) => (
  <div className={narrow ? `${styles['page']} ${styles['narrow']}` : styles['page']}>
    <header className={styles['head']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {aside}
    </header>
    {children}
  </div>
)
