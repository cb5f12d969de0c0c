const BUSY = 5
const CORRUPT = 11
const NOTADB = 26
/** Missing table or column. */
const GENERIC = 1

/** SQLite's result code (the lowest byte of extended codes). Null: another error. */
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY

/** Whether the file is damaged or not a database. */
export const isDamage = (error: unknown): boolean =>
  codeOf(error) === CORRUPT || codeOf(error) === NOTADB

/** The same while opening, when the file's tables may be foreign. */
export const isUnusable = (error: unknown): boolean => isDamage(error) || codeOf(error) === GENERIC

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no error'
