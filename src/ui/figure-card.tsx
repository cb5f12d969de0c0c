import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import styles from './figure-card.module.css'

export type FigureCardProps = {
  name: string
  figure: ReactNode
  /** What the figure is about, in a sentence. */
  children?: ReactNode
}

/** One figure that a player came to see. */
export const FigureCard = ({ name, figure, children }: FigureCardProps) => (
  <Panel className={styles['card'] ?? ''}>
    <div>
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['figure']}>{figure}</p>
    </div>
    {children && <p className={styles['text']}>{children}</p>}
  </Panel>
)

/** Figures side by side where there is room. */
export const FigureCards = ({ children }: { children: ReactNode }) => (
  <div className={styles['cards']}>{children}</div>
)
