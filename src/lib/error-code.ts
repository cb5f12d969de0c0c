/** The `code` of an error, as Node gives it (`ENOENT`); empty: none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
