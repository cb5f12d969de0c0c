import type { Row, Transaction } from './transaction.ts'

export type Values = readonly unknown[]
/** Effects of statements by their text. Conditions are read from the text, because a planted defect may remove one. */
export type Perform = (tx: Transaction, values: Values, text: string) => readonly Row[]

export const bytes = (value: unknown): Buffer =>
  typeof value === 'string' ? Buffer.from(value) : Buffer.from(value as Uint8Array)
export const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]))
/** Results have whole numbers of 64 bits as text. */
export const told = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  )
