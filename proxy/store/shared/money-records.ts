import type { MoneyOutcome, MoneyRecord } from '../../ports/ports.ts'
import type { HashedRequest } from './operations.ts'
import type { RecordCipher } from './record-cipher.ts'

const sealContext = (keyHash: string): string => `money.answer ${keyHash}`

/** The answer of a settled request, for its row; null: there is none. */
export const sealAnswer = (
  cipher: RecordCipher,
  keyHash: string,
  outcome: MoneyOutcome,
): Uint8Array | null =>
  outcome.state === 'answered' ? cipher.seal(outcome.answer, sealContext(keyHash)) : null

/**
 * The record of the earlier request with the same idempotency key.
 * @param row of `money`
 */
export function moneyRecordFrom(
  row: Readonly<Record<string, unknown>>,
  { keyHash, fingerprint }: Pick<HashedRequest, 'keyHash' | 'fingerprint'>,
  mayStillRun: boolean,
  cipher: RecordCipher,
): MoneyRecord {
  const { owner, state, answer: sealedAnswer } = row
  const identity = { isSameRequest: row['fingerprint'] === fingerprint, attempt: String(owner) }
  const answer =
    sealedAnswer instanceof Uint8Array ? cipher.open(sealedAnswer, sealContext(keyHash)) : null
  if (state === 'answered' && answer !== null) {
    return { ...identity, outcome: { state: 'answered', answer } }
  }
  return {
    ...identity,
    outcome: { state: state === 'running' && mayStillRun ? 'running' : 'unknown' },
  }
}
