export type FailureFacts = {
  readonly code: string
  readonly requestId: string | null
  /** Epoch milliseconds. */
  readonly at: number
  /** Path of the screen; no search, which could hold what a player typed. */
  readonly screen: string
}

/** What support needs to find a failure in the logs, one fact a line, the same in every language. */
export const failureDetails = ({ code, requestId, at, screen }: FailureFacts): string =>
  [
    `code: ${code}`,
    `request: ${requestId ?? '-'}`,
    `time: ${new Date(at).toISOString()}`,
    `screen: ${screen}`,
  ].join('\n')
