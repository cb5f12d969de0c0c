import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'

export type DataColumn<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures and money: `end`. */
  align?: 'start' | 'end'
  /** What the row is about: heads the card on a phone, and heads the row for the screen reader. */
  lead?: boolean
}

export type DataTableProps<Row> = {
  /** Read out before the table; the heading beside it says it to the eye. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  className?: string
}

/**
 * A table that becomes a list of cards on a narrow page. The roles are spelt out because a table
 * whose `display` changes is no table any more to some browsers.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  className,
}: DataTableProps<Row>) => (
  <div className={classNames(styles['frame'], className)}>
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
