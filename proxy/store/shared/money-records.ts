import type { MoneyOutcome, MoneyRecord } from '../../ports/ports.ts'
import type { HashedRequest } from './operations.ts'
import type { RecordCipher } from './record-cipher.ts'

const placeOf = (keyHash: string): string => `money.answer ${keyHash}`

/** The answer of a settled request, for its row; null: there is none. */
export const sealAnswer = (
  cipher: RecordCipher,
  keyHash: string,
  outcome: MoneyOutcome,
): Uint8Array | null =>
  outcome.state === 'answered' ? cipher.seal(outcome.answer, placeOf(keyHash)) : null

/**
 * The record of the request that has a key already.
 * @param row of `money`
 * @param isInTime whether the request may still run
 */
export function moneyRecordFrom(
  row: Readonly<Record<string, unknown>>,
  { keyHash, fingerprint }: Pick<HashedRequest, 'keyHash' | 'fingerprint'>,
  isInTime: boolean,
  cipher: RecordCipher,
): MoneyRecord {
  const { owner, state, answer: sealed } = row
  const earlier = { isSame: row['fingerprint'] === fingerprint, attempt: String(owner) }
  const answer = sealed instanceof Uint8Array ? cipher.open(sealed, placeOf(keyHash)) : null
  if (state === 'answered' && answer !== null) {
    return { ...earlier, outcome: { state: 'answered', answer } }
  }
  return { ...earlier, outcome: { state: state === 'running' && isInTime ? 'running' : 'unknown' } }
}
