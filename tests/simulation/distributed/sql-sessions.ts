import { bytes, pick, told } from './perform.ts'
import type { Perform, Values } from './perform.ts'
import type { Row } from './transaction.ts'

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
  const row = tx.get('sessions', String(hash))
  return row?.['is_revoked'] === true && Number(row['expires_at']) > tx.now() ? [{ one: 1 }] : []
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
