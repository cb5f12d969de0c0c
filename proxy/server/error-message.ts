/** The message of an error, without a full stop; for several addresses, that of the first. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}
