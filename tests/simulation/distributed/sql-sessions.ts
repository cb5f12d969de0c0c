import { EARLIER_LAYOUT } from './earlier-version.ts'
import { bytes, pick, told } from './perform.ts'
import type { Perform, Values } from './perform.ts'
import { DatabaseError } from './transaction.ts'
import type { Row, Transaction } from './transaction.ts'

const sessionColumns = ['secrets', 'user', 'expires_at', 'active_at', 'activity', 'version']
export const selectSessions: Perform = (tx, [hashes], text) =>
  (hashes as string[]).flatMap((hash) => {
    const row = tx.get('sessions', hash)
    if (row === undefined) return []
    if (text.includes('NOT is_removed') && row['is_removed'] === true) return []
    if (text.includes('expires_at > now_ms()') && Number(row['expires_at']) <= tx.now()) return []
    return [told({ id_hash: hash, ...pick(row, sessionColumns) })]
  })

export const readRevoked: Perform = (tx, [hash]) => {
  assertColumn(tx)
  const row = tx.get('sessions', String(hash))
  return row?.['is_revoked'] === true && Number(row['expires_at']) > tx.now()
    ? [{ '?column?': 1 }]
    : []
}

const assertColumn = (tx: Transaction) => {
  if (Number(tx.get('store', '1')?.['layout']) <= EARLIER_LAYOUT)
    throw new DatabaseError('42703', 'column "is_revoked" does not exist')
}

const isOpen = (tx: Transaction, row: Row | undefined): row is Row =>
  row !== undefined && row['is_removed'] !== true && Number(row['expires_at']) > tx.now()

export const listSessions: Perform = (tx, [member]) =>
  tx
    .all('sessions')
    .filter(([, row]) => row['member_hash'] === member && isOpen(tx, row))
    .toSorted(([, one], [, other]) => Number(other['expires_at']) - Number(one['expires_at']))
    .map(([hash, row]) => told({ id_hash: hash, ...pick(row, sessionColumns) }))

export const listRevoked: Perform = (tx, [member, own, wanted = null]) => {
  assertColumn(tx)
  return tx
    .all('sessions')
    .filter(
      ([hash, row]) =>
        row['member_hash'] === member &&
        row['is_revoked'] === true &&
        Number(row['expires_at']) > tx.now() &&
        hash !== own &&
        (wanted === null || hash === wanted),
    )
    .map(([hash]) => ({ id_hash: hash }))
}

export const revokeSessions: Perform = (tx, [member, own, wanted], text) => {
  assertColumn(tx)
  const isMeant = (hash: string, row: Row | undefined) =>
    isOpen(tx, row) &&
    (row['member_hash'] === member || !text.includes('member_hash = $1')) &&
    (hash !== own || !text.includes('id_hash <> $2')) &&
    (wanted === null || hash === wanted) &&
    !text.includes('AND false')
  return tx.all('sessions').flatMap(([hash, seen]) => {
    if (!isMeant(hash, seen)) return []
    const row = tx.locked('sessions', hash)
    if (!isMeant(hash, row)) return []
    const empty = Buffer.alloc(0)
    const removed = { is_removed: true, secrets: empty, user: empty, activity: empty }
    tx.put('sessions', hash, { ...row, ...removed, is_revoked: true })
    return [{ id_hash: hash }]
  })
}

export const changeSession =
  (changes: (values: Values) => Row): Perform =>
  (tx, values, text) => {
    const hash = String(values[0])
    const isOpen = (row: Row | undefined) =>
      row !== undefined && !(text.includes('NOT is_removed') && row['is_removed'] === true)
    if (!isOpen(tx.get('sessions', hash))) return []
    const row = tx.locked('sessions', hash)
    if (row === undefined || !isOpen(row)) return []
    const after = { ...row, ...changes(values), version: Number(row['version']) + 1 }
    tx.put('sessions', hash, after)
    return [told(pick(after, sessionColumns))]
  }

export const removeSession: Perform = (tx, [hash]) => {
  const key = String(hash)
  const row = tx.locked('sessions', key)
  if (row === undefined) return []
  const empty = Buffer.alloc(0)
  tx.put('sessions', key, {
    ...row,
    is_removed: true,
    secrets: empty,
    user: empty,
    activity: empty,
  })
  return [{ id_hash: key }]
}

export const addSession: Perform = (
  tx,
  [hash, member, secrets, user, expires, active, activity],
) => {
  const key = String(hash)
  tx.lock('sessions', key)
  if (tx.get('sessions', key) !== undefined) return []
  tx.put('sessions', key, {
    member_hash: member,
    secrets: bytes(secrets),
    user: bytes(user),
    expires_at: Number(expires),
    active_at: Number(active),
    activity: bytes(activity),
    version: 0,
    is_removed: false,
    is_revoked: false,
  })
  return []
}
