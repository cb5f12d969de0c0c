import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export type DescriptionItem = {
  readonly key: string
  readonly name: string
  readonly value: ReactNode
}

export const DescriptionList = ({ items }: { items: readonly DescriptionItem[] }) => (
  <dl className={styles['list']}>
    {items.map(({ key, name, value }) => (
      <div key={key} className={styles['item']}>
        <dt className={styles['name']}>{name}</dt>
        <dd className={styles['value']}>{value}</dd>
      </div>
    ))}
  </dl>
)
