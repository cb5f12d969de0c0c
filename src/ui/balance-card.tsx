import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import styles from './balance-card.module.css'

export type BalanceCardProps = {
  name: string
  amount: ReactNode
  /** One sentence about the balance's use. */
  children?: ReactNode
}

export const BalanceCard = ({ name, amount, children }: BalanceCardProps) => (
  <Panel className={styles['card'] ?? ''}>
    <div>
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['amount']}>{amount}</p>
    </div>
    {children && <p className={styles['text']}>{children}</p>}
  </Panel>
)

export const BalanceCards = ({ children }: { children: ReactNode }) => (
  <div className={styles['cards']}>{children}</div>
)
