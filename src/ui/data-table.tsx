import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'

export type DataColumn<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for figures and money. */
  align?: 'start' | 'end'
  /** The row's heading, also of its card on phones. */
  lead?: boolean
}

export type DataTableProps<Row> = {
  /** Only screen readers get it; the visible heading is beside the table. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/**
 * A table that becomes a list of cards on narrow pages. Roles are explicit because some browsers drop table semantics
 * when `display` changes.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
  <div className={styles['frame']}>
    <table className={styles['table']} role="table">
      <caption className={styles['caption']}>{caption}</caption>
      <thead className={styles['head']} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" role="columnheader" className={align && styles[align]}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles['row']} role="row">
            {columns.map(({ key, header, cell, align, lead }) => {
              const Cell = lead ? 'th' : 'td'
              return (
                <Cell
                  key={key}
                  {...(lead ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                  className={classNames(align && styles[align], lead && styles['lead'])}
                >
                  {!lead && (
                    <span className={styles['label']} aria-hidden="true">
                      {header}
                    </span>
                  )}
                  <span className={styles['value']}>{cell(row)}</span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
