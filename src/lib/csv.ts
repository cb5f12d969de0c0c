import { wholeAmount } from './money.ts'
import type { Money } from './money.ts'

/** Quotes a cell; formulas get an apostrophe (OWASP, CSV injection). */
const cell = (text: string): string =>
  `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

export type Cells = readonly (string | number)[]

/** Rows as CSV for spreadsheets, with a UTF-8 byte order mark and no formulas. */
export const csvOf = (rows: readonly Cells[]): string => {
  const lines = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? String(value) : cell(value))).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** Whole won; an unreadable sum stays empty. */
export const moneyCell = (amount: Money): number | '' =>
  amount.isReadable ? wholeAmount(amount) : ''
