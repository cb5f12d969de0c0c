import type { MoneyRecord } from '../../ports/ports.ts'
import { MONEY_KEPT_MS, MAX_MONEY_OF_MEMBER } from '../shared/operations.ts'
import { moneyRecordFrom, sealAnswer } from '../shared/money-records.ts'
import { hashOfParts } from '../shared/names.ts'
import type { HashedRequest, Operations } from '../shared/operations.ts'
import type { OpenStore } from './opening.ts'
import { readAddresses } from './store-row.ts'

type MoneyOperations = Pick<Operations, 'beginMoney' | 'settleMoney' | 'forgetMoney'>

/** Money requests by the hash of their key; answers are encrypted. */
export function moneyOperations({ database, cipher, vault }: OpenStore): MoneyOperations {
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
    const row = read.get(request.keyHash) ?? {}
    if (row['owner'] === request.owner) return null
    return moneyRecordFrom(row, request, Number(row['running_until']) > now, cipher)
  }
  /** Hashes of earlier versions, which included the backend's address. */
  const formerOf = ({ request: { member, key, fingerprint } }: HashedRequest) =>
    readAddresses(database, vault)
      .map((address) => ({
        keyHash: hashOfParts(address, 'money', member, key),
        fingerprint: hashOfParts(address, member, key, fingerprint),
      }))
      .find(({ keyHash }) => read.get(keyHash) !== undefined)

  return {
    beginMoney: (request, now, runningMs) => {
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
    settleMoney: ({ keyHash, owner }, outcome) => {
      change.run(outcome.state, sealAnswer(cipher, keyHash, outcome), keyHash, owner)
    },
    forgetMoney: ({ keyHash, owner }) => {
      erase.run(keyHash, owner)
    },
  }
}
