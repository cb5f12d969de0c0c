import type { Results } from './results.ts'
import { lineOf } from './traffic/read-traffic.ts'

const MAX_LISTED = 20

export function describeReplay({ replayed, breaches, skipped }: Results['replay']): string {
  const operations = Object.entries(replayed)
  const answers = operations.reduce((sum, [, entries]) => sum + entries.length, 0)
  const more = breaches.length - MAX_LISTED
  return [
    `Replaying ${answers} answers of ${operations.length} operations: ${operations
      .map(([name, { length }]) => `${name} ${length}`)
      .join(', ')}.`,
    ...breaches
      .slice(0, MAX_LISTED)
      .map(
        ({ entry, operation, pointer, rule, message }) =>
          `  entry ${entry}, ${operation} breaks the contract at ${pointer || 'the whole answer'} (${rule}): ${message}`,
      ),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...skipped.map((one) => `  skipped ${lineOf(one)}`),
  ].join('\n')
}
