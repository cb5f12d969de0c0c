import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export type Fact = { readonly key: string; readonly name: string; readonly value: ReactNode }

/** Facts by name, one below the other. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(({ key, name, value }) => (
      <div key={key} className={styles['fact']}>
        <dt className={styles['name']}>{name}</dt>
        <dd className={styles['value']}>{value}</dd>
      </div>
    ))}
  </dl>
)
