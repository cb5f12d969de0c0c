const BUSY = 5
const CORRUPT = 11
const NOTADB = 26
/** A table or a column that was expected is missing. */
const GENERIC = 1

/** SQLite's result code; extended ones have it in their lowest byte. Null: another error. */
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null

/** Whether another connection holds the lock. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY

/** Whether the file is no database, or a damaged one. */
export const isDamage = (error: unknown): boolean =>
  codeOf(error) === CORRUPT || codeOf(error) === NOTADB

/** The same while a file is opened, whose tables may be others than ours. */
export const isUnusable = (error: unknown): boolean => isDamage(error) || codeOf(error) === GENERIC

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no error'
