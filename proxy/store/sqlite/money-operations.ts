import type { MoneyOutcome, MoneyRecord } from '../../core/ports.ts'
import { MONEY_KEPT_MS, MAX_MONEY_OF_MEMBER } from '../port/store-limits.ts'
import { hashOfParts } from '../shared/names.ts'
import type { HashedRequest } from '../shared/operations.ts'
import type { OpenStore } from './opening.ts'

const recordedAnswer = (keyHash: string): string => `money.answer ${keyHash}`

/** Money requests by the hash of their key; answers are encrypted. */
export function moneyOperations({ database, cipher, ledger, address }: OpenStore) {
  const { seal, open } = cipher
  const eraseExpired = database.prepare('DELETE FROM money WHERE expires_at <= ?')
  const eraseOldest = database.prepare(
    `DELETE FROM money WHERE number IN (
      SELECT number FROM money WHERE member_hash = ? AND state <> 'running'
      ORDER BY number DESC LIMIT -1 OFFSET ${MAX_MONEY_OF_MEMBER}
    )`,
  )
  const insert = database.prepare(
    `INSERT INTO money (key_hash, member_hash, fingerprint, owner, state, running_until, expires_at)
    VALUES (?, ?, ?, ?, 'running', ?, ?) ON CONFLICT (key_hash) DO NOTHING`,
  )
  const read = database.prepare('SELECT * FROM money WHERE key_hash = ?')
  const change = database.prepare(
    'UPDATE money SET state = ?, answer = ? WHERE key_hash = ? AND owner = ?',
  )
  const erase = database.prepare('DELETE FROM money WHERE key_hash = ? AND owner = ?')

  const recordOf = (
    request: Pick<HashedRequest, 'keyHash' | 'fingerprint' | 'owner'>,
    now: number,
  ): MoneyRecord | null => {
    const { keyHash, fingerprint, owner } = request
    const row = read.get(keyHash)
    if (row?.['owner'] === owner) return null
    const earlier = {
      isSame: row?.['fingerprint'] === fingerprint,
      attempt: String(row?.['owner'] ?? ''),
    }
    const sealed = row?.['answer']
    const answer = sealed instanceof Uint8Array ? open(sealed, recordedAnswer(keyHash)) : null
    if (row?.['state'] === 'answered' && answer !== null) {
      return { ...earlier, outcome: { state: 'answered', answer } }
    }
    const runs = row?.['state'] === 'running' && Number(row['running_until']) > now
    return { ...earlier, outcome: { state: runs ? 'running' : 'unknown' } }
  }

  /** Hashes of earlier versions, which included the backend's address. */
  const formerOf = ({ request: { member, key, fingerprint } }: HashedRequest) =>
    [...(address === null ? [] : [address]), ...ledger.addresses()]
      .map((one) => ({
        keyHash: hashOfParts(one, 'money', member, key),
        fingerprint: hashOfParts(one, member, key, fingerprint),
      }))
      .find(({ keyHash }) => read.get(keyHash) !== undefined)

  return {
    beginMoney: (request: HashedRequest, now: number, runningMs: number): MoneyRecord | null => {
      const { keyHash, memberHash, fingerprint, owner } = request
      eraseExpired.run(now)
      const former = formerOf(request)
      if (former !== undefined) return recordOf({ ...former, owner }, now)
      const times = [now + runningMs, now + MONEY_KEPT_MS]
      const { changes } = insert.run(keyHash, memberHash, fingerprint, owner, ...times)
      if (changes === 0) return recordOf(request, now)
      eraseOldest.run(memberHash)
      return null
    },
    settleMoney: ({ keyHash, owner }: HashedRequest, outcome: MoneyOutcome): void => {
      const { state } = outcome
      const answer = state === 'answered' ? seal(outcome.answer, recordedAnswer(keyHash)) : null
      change.run(state, answer, keyHash, owner)
    },
    forgetMoney: ({ keyHash, owner }: HashedRequest): void => {
      erase.run(keyHash, owner)
    },
  }
}
