import type { MoneyRecord } from '../../ports/ports.ts'
import { MONEY_KEPT_MS, MAX_MONEY_OF_MEMBER } from '../shared/operations.ts'
import { moneyRecordFrom, sealAnswer } from '../shared/money-records.ts'
import { hashOfParts } from '../shared/name-hashes.ts'
import type { HashedRequest, Operations } from '../shared/operations.ts'
import type { OpenStore } from './opening.ts'
import { readBackendUrls } from './store-row.ts'

/** Money requests by the hash of their key; answers are encrypted. */
export function moneyOperations({ database, cipher, vault }: OpenStore) {
  const deleteExpired = database.prepare('DELETE FROM money WHERE expires_at <= ?')
  const deleteOldest = database.prepare(
    `DELETE FROM money WHERE number IN (
      SELECT number FROM money WHERE member_hash = ? AND state <> 'running'
      ORDER BY number DESC LIMIT -1 OFFSET ${MAX_MONEY_OF_MEMBER}
    )`,
  )
  const insertRequest = database.prepare(
    `INSERT INTO money (key_hash, member_hash, fingerprint, owner, state, running_until, expires_at)
    VALUES (?, ?, ?, ?, 'running', ?, ?) ON CONFLICT (key_hash) DO NOTHING`,
  )
  const selectRequest = database.prepare('SELECT * FROM money WHERE key_hash = ?')
  const updateOutcome = database.prepare(
    'UPDATE money SET state = ?, answer = ? WHERE key_hash = ? AND owner = ?',
  )
  const deleteRequest = database.prepare('DELETE FROM money WHERE key_hash = ? AND owner = ?')

  const recordOf = (
    request: Pick<HashedRequest, 'keyHash' | 'fingerprint' | 'attempt'>,
    now: number,
  ): MoneyRecord | null => {
    const row = selectRequest.get(request.keyHash) ?? {}
    if (row['owner'] === request.attempt) return null
    return moneyRecordFrom(row, request, Number(row['running_until']) > now, cipher)
  }
  /** Hashes of an earlier version, which included the backend's URL, if a request is stored under them. */
  const findFormerHashes = ({ request: { member, key, fingerprint } }: HashedRequest) =>
    readBackendUrls(database, vault)
      .map((formerUrl) => ({
        keyHash: hashOfParts(formerUrl, 'money', member, key),
        fingerprint: hashOfParts(formerUrl, member, key, fingerprint),
      }))
      .find(({ keyHash }) => selectRequest.get(keyHash) !== undefined)

  return {
    beginMoney: (request, now, runningMs) => {
      const { keyHash, memberHash, fingerprint, attempt } = request
      deleteExpired.run(now)
      const formerHashes = findFormerHashes(request)
      if (formerHashes !== undefined) return recordOf({ ...formerHashes, attempt }, now)
      const times = [now + runningMs, now + MONEY_KEPT_MS]
      const { changes } = insertRequest.run(keyHash, memberHash, fingerprint, attempt, ...times)
      if (changes === 0) return recordOf(request, now)
      deleteOldest.run(memberHash)
      return null
    },
    settleMoney: ({ keyHash, attempt }, outcome) => {
      updateOutcome.run(outcome.state, sealAnswer(cipher, keyHash, outcome), keyHash, attempt)
    },
    forgetMoney: ({ keyHash, attempt }) => {
      deleteRequest.run(keyHash, attempt)
    },
  } satisfies Partial<Operations>
}
