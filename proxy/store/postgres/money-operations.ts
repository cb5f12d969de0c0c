import type { MoneyRecord } from '../../ports/ports.ts'
import { MONEY_KEPT_MS, MAX_MONEY_OF_MEMBER } from '../shared/operations.ts'
import { moneyRecordFrom, sealAnswer } from '../shared/money-records.ts'
import type { HashedRequest } from '../shared/operations.ts'
import type { ConnectedOperations, OpenStore } from './identity.ts'
import { runDurably, send } from './statements.ts'
import type { Connection } from './statements.ts'

// A forgotten request stays as a row until another attempt takes its key, so that a claim which arrives after its own
// end claims nothing.
const CLAIM = `
  WITH claimed AS (
    INSERT INTO money (key_hash, member_hash, fingerprint, owner, state, running_until, expires_at)
    VALUES ($1, $2, $3, $4, 'running', now_ms() + $5, now_ms() + $6)
    ON CONFLICT (key_hash) DO UPDATE
      SET member_hash = excluded.member_hash, fingerprint = excluded.fingerprint,
        owner = excluded.owner, state = 'running', answer = NULL,
        running_until = excluded.running_until, expires_at = excluded.expires_at
      WHERE money.expires_at <= now_ms()
        OR (money.state = 'forgotten' AND money.owner <> excluded.owner)
    RETURNING number
  ), erased AS (
    DELETE FROM money WHERE EXISTS (SELECT FROM claimed) AND number IN (
      SELECT number FROM money WHERE member_hash = $2 AND state <> 'running'
      ORDER BY number DESC OFFSET ${MAX_MONEY_OF_MEMBER}
    )
  )
  SELECT number FROM claimed`

async function beginMoney(
  connection: Connection,
  store: OpenStore,
  request: HashedRequest,
  runningMs: number,
): Promise<MoneyRecord | null> {
  const { cipher, incarnation } = store
  const { keyHash, memberHash, fingerprint, attempt } = request
  const claimValues = [keyHash, memberHash, fingerprint, attempt, runningMs, MONEY_KEPT_MS]
  const [claimedRows] = await runDurably(connection, incarnation, [CLAIM, claimValues])
  if (claimedRows?.length === 1) return null
  const [rows = []] = await send(connection, [
    `SELECT owner, fingerprint, state, answer, running_until > now_ms() AS runs FROM money
    WHERE key_hash = $1`,
    [keyHash],
  ])
  const [row] = rows
  // The attempt that had the key has given it up since the claim.
  const isKeyFree = row?.['state'] === 'forgotten' && row['owner'] !== attempt
  if (row === undefined || isKeyFree) return beginMoney(connection, store, request, runningMs)
  return moneyRecordFrom(row, request, row['runs'] === true, cipher)
}

export const moneyOperations = {
  beginMoney: (connection, store, request, _now, runningMs) =>
    beginMoney(connection, store, request, runningMs),
  settleMoney: async (connection, { cipher, incarnation }, { keyHash, attempt }, outcome) => {
    await runDurably(connection, incarnation, [
      'UPDATE money SET state = $1, answer = $2 WHERE key_hash = $3 AND owner = $4',
      [outcome.state, sealAnswer(cipher, keyHash, outcome), keyHash, attempt],
    ])
  },
  forgetMoney: async (connection, { incarnation }, request) => {
    const { keyHash, memberHash, fingerprint, attempt } = request
    await runDurably(connection, incarnation, [
      `INSERT INTO money (key_hash, member_hash, fingerprint, owner, state, running_until, expires_at)
      VALUES ($1, $2, $3, $4, 'forgotten', 0, now_ms() + $5)
      ON CONFLICT (key_hash) DO UPDATE SET state = 'forgotten', answer = NULL
        WHERE money.owner = excluded.owner`,
      [keyHash, memberHash, fingerprint, attempt, MONEY_KEPT_MS],
    ])
  },
} satisfies Partial<ConnectedOperations>
