import type { ReactNode } from 'react'
import failure from './art/failure.svg'
import nothing from './art/nothing.svg'
import { Page } from './page.tsx'
import styles from './state-page.module.css'
import type { Elements } from './elements.ts'

const pictures = { failure, nothing }

export type StatePageProps = {
  art: keyof typeof pictures
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  /** Facts for support: the request id, and a button that copies it. */
  details?: ReactNode
  /** Links to other pages, below the card. */
  below?: Elements
}

/** A whole page about a state: a drawing, a title, a text about what has happened, and buttons that lead on. */
export const StatePage = ({ art, title, children, actions, details, below }: StatePageProps) => (
  <div className={styles['place']}>
    <div className={styles['card']}>
      <img className={styles['art']} src={pictures[art]} alt="" width="640" height="480" />
      <Page title={title} lead={children}>
        <div className={styles['actions']}>{actions}</div>
        {details != null && <div className={styles['details']}>{details}</div>}
      </Page>
    </div>
    {below}
  </div>
)
