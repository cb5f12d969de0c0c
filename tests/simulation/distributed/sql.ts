import { DatabaseError } from './transaction.ts'
import type { Row, Transaction } from './transaction.ts'
import { bytes, pick, told } from './perform.ts'
import type { Perform, Values } from './perform.ts'
import { getCounter, removeCounter, upsertCounter } from './sql-counters.ts'
import { acceptCache, acceptStore, removeAll, setLayout } from './sql-operator.ts'
import { keepWriters, removeExpired, removeWriters, takeSweep } from './sql-sweep.ts'
import {
  addSession,
  changeSession,
  listRevoked,
  listSessions,
  readRevoked,
  removeSession,
  revokeSessions,
  selectSessions,
} from './sql-sessions.ts'

const claim: Perform = (tx, [key, member, fingerprint, owner, runningMs, keptMs], text) => {
  const hash = String(key)
  tx.lock('money', hash)
  const known = tx.get('money', hash)
  if (known !== undefined) {
    if (!text.includes('ON CONFLICT')) throw new DatabaseError('23505', 'duplicate key')
    const isOver =
      text.includes('money.expires_at <= now_ms()') && Number(known['expires_at']) <= tx.now()
    const isOther = !text.includes('owner <> excluded.owner') || known['owner'] !== owner
    const isForgotten = !text.includes("state = 'forgotten'") || known['state'] === 'forgotten'
    if (!isOver && !(isForgotten && isOther)) return []
  }
  tx.put('money', hash, {
    member_hash: member,
    fingerprint,
    owner,
    state: 'running',
    answer: null,
    running_until: tx.now() + Number(runningMs),
    expires_at: tx.now() + Number(keptMs),
  })
  return [{ number: '1' }]
}

const readMoney: Perform = (tx, [key]) => {
  const row = tx.get('money', String(key))
  if (row === undefined) return []
  const runs = Number(row['running_until']) > tx.now()
  return [{ ...pick(row, ['owner', 'fingerprint', 'state', 'answer']), runs }]
}

const settleMoney: Perform = (tx, [state, answer, key, owner], text) => {
  const hash = String(key)
  const isOwn = (row: Row | undefined) => !text.includes('owner = $4') || row?.['owner'] === owner
  if (!isOwn(tx.get('money', hash))) return []
  const row = tx.locked('money', hash)
  if (row === undefined || !isOwn(row)) return []
  tx.put('money', hash, { ...row, state, answer: answer === null ? null : bytes(answer) })
  return []
}

const forgetMoney: Perform = (tx, [key, member, fingerprint, owner, keptMs], text) => {
  const hash = String(key)
  tx.lock('money', hash)
  const known = tx.get('money', hash)
  if (known !== undefined) {
    if (text.includes('owner = excluded.owner') && known['owner'] !== owner) return []
    tx.put('money', hash, { ...known, state: 'forgotten', answer: null })
    return []
  }
  tx.put('money', hash, {
    member_hash: member,
    fingerprint,
    owner,
    state: 'forgotten',
    answer: null,
    running_until: 0,
    expires_at: tx.now() + Number(keptMs),
  })
  return []
}

const readMember: Perform = (tx, [hash], text) => {
  const key = String(hash)
  const isLocked = text.endsWith('FOR UPDATE')
  const row = isLocked ? tx.locked('members', key) : tx.get('members', key)
  return row === undefined ? [] : [{ sealed: row['sealed'], now: String(tx.now()) }]
}

const readMovements: Perform = (tx, [hash]) =>
  tx
    .all('movements')
    .filter(([, row]) => row['member_hash'] === hash)
    .map(([, row]) => ({ number: Number(row['number']), sealed: row['sealed'] }))
    .toSorted((one, other) => one.number - other.number)
    .map(told)

const addMember: Perform = (tx, [hash]) => {
  tx.lock('members', String(hash))
  if (tx.get('members', String(hash)) === undefined)
    tx.put('members', String(hash), { sealed: null })
  return []
}

const writeMember: Perform = (tx, [hash, sealed]) => {
  if (tx.locked('members', String(hash)) !== undefined)
    tx.put('members', String(hash), { sealed: bytes(sealed) })
  return []
}

const removeMovements: Perform = (tx, [hash, numbers]) => {
  for (const number of numbers as number[]) {
    const key = `${String(hash)} ${number}`
    if (tx.locked('movements', key) !== undefined) tx.put('movements', key, null)
  }
  return []
}

const writeMovements: Perform = (tx, [hash, numbers, sealed]) => {
  for (const [index, number] of (numbers as number[]).entries()) {
    const row = { member_hash: hash, number, sealed: bytes((sealed as unknown[])[index]) }
    tx.put('movements', `${String(hash)} ${number}`, row)
  }
  return []
}

const advanceWriter: Perform = (tx, [id, incarnation, acknowledged]) => {
  const store = tx.get('store', '1')
  if (store?.['incarnation'] !== incarnation || store?.['distrust'] !== null)
    throw new DatabaseError('MA001', 'another store')
  const row = tx.locked('writers', String(id))
  const generation = Number(row?.['generation']) + 1
  if (row === undefined || generation <= Number(acknowledged))
    throw new DatabaseError('MA001', 'an older store')
  tx.put('writers', String(id), { generation, at: tx.now() })
  tx.isCounted = true
  return [{ generation: String(generation) }]
}

const readWriters: Perform = (tx, [ids]) => {
  const incarnation = tx.get('store', '1')?.['incarnation']
  const found = (ids as string[]).flatMap((id) => {
    const row = tx.get('writers', id)
    return row === undefined ? [] : [{ incarnation, id, generation: String(row['generation']) }]
  })
  return found.length > 0 ? found : [{ incarnation, id: null, generation: null }]
}

const readEpoch: Perform = (tx, _, text) => {
  const row = text.endsWith('FOR SHARE') ? tx.locked('cache', '1', 'share') : tx.get('cache', '1')
  const incarnation = tx.get('store', '1')?.['incarnation']
  const age = String(tx.now() - Number(row?.['since']))
  return [{ epoch: String(row?.['epoch']), servers: row?.['servers'], incarnation, age }]
}

const beginEpoch: Perform = (tx, [after, servers], text) => {
  const isNext = (row: Row | undefined) =>
    !text.includes('WHERE epoch = $1') || row?.['epoch'] === after
  if (!isNext(tx.get('cache', '1'))) return []
  const row = tx.locked('cache', '1')
  if (row === undefined || !isNext(row)) return []
  tx.put('cache', '1', { epoch: Number(row['epoch']) + 1, servers, since: tx.now() })
  return []
}

const distrust: Perform = (tx, [reason, incarnation], text) => {
  if (text.includes("set_config('synchronous_commit', 'local', true)")) tx.waits = 'local'
  const row = tx.locked('store', '1')
  if (row?.['incarnation'] === incarnation && row?.['distrust'] === null)
    tx.put('store', '1', { ...row, distrust: reason })
  return []
}

const nothing: Perform = () => []

/** All statements of the store, by their beginnings. */
const beginnings: readonly (readonly [string, Perform])[] = [
  [
    'INSERT INTO writers',
    (tx, [id]) => {
      tx.put('writers', String(id), { generation: 0, at: tx.now() })
      return []
    },
  ],
  [
    "SELECT pg_advisory_xact_lock(hashtext('maru migrate'))",
    (tx) => {
      tx.lock('store', 'migrate')
      return []
    },
  ],
  ["SELECT to_regclass('store')", () => [{ store: 'store' }]],
  ['SELECT id, incarnation', (tx) => [tx.get('store', '1') ?? {}]],
  ['SELECT store.incarnation', readWriters],
  ['WITH local AS', distrust],
  ['SELECT sealed FROM protection_key', (tx) => [tx.get('protection_key', '1') ?? {}]],
  ['SELECT advance_writer', advanceWriter],
  ['SELECT epoch', readEpoch],
  ["UPDATE cache SET epoch = epoch + 1, servers = ''", acceptCache],
  ['UPDATE cache', beginEpoch],
  ['UPDATE store SET id', acceptStore],
  ['UPDATE store SET layout', setLayout],
  ['ALTER TABLE sessions ADD COLUMN IF NOT EXISTS is_revoked', nothing],
  ['UPDATE writers SET at', keepWriters],
  ["SELECT pg_try_advisory_xact_lock(hashtext('maru sweep'))", takeSweep],
  ['DELETE FROM sessions WHERE', removeExpired('sessions')],
  ['DELETE FROM money WHERE', removeExpired('money')],
  ['DELETE FROM counters WHERE key = $1', removeCounter],
  ['DELETE FROM counters WHERE', removeExpired('counters')],
  ['DELETE FROM writers WHERE', removeWriters],
  ['DELETE FROM writers', removeAll('writers')],
  ['DELETE FROM sessions', removeAll('sessions')],
  [
    'SELECT id_hash, secrets, "user", expires_at, active_at, activity, version FROM sessions WHERE member_hash',
    listSessions,
  ],
  ['SELECT id_hash FROM sessions WHERE member_hash = $1 AND is_revoked', listRevoked],
  ['SELECT id_hash', selectSessions],
  ['SELECT 1 FROM sessions WHERE id_hash', readRevoked],
  ['INSERT INTO sessions', addSession],
  ['UPDATE sessions SET "user"', changeSession(([, user]) => ({ user: bytes(user) }))],
  [
    'UPDATE sessions SET active_at',
    changeSession(([, at, activity]) => ({ active_at: Number(at), activity: bytes(activity) })),
  ],
  ['UPDATE sessions SET is_removed = true, is_revoked = true', revokeSessions],
  ['UPDATE sessions SET is_removed', removeSession],
  ['WITH claimed AS', claim],
  ['SELECT owner, fingerprint', readMoney],
  ['UPDATE money', settleMoney],
  ['INSERT INTO money', forgetMoney],
  ['SELECT sealed, now_ms() AS now FROM members', readMember],
  ['SELECT number, sealed FROM movements', readMovements],
  ['INSERT INTO members', addMember],
  ['UPDATE members', writeMember],
  ['DELETE FROM movements', removeMovements],
  ['INSERT INTO movements', writeMovements],
  ['SELECT points', getCounter],
  ['INSERT INTO counters', upsertCounter],
  ['INSERT INTO audit', nothing],
]

/** Statements that have no entry. A history that meets one is no history of PostgreSQL. */
export const unknown: string[] = []

const known = new Map<string, { readonly perform: Perform; readonly text: string }>()

/** @throws DatabaseError for a statement that is not the store's */
export function perform(tx: Transaction, text: string, values: Values): readonly Row[] {
  let found = known.get(text)
  if (found === undefined) {
    const flat = text.replaceAll(/\s+/g, ' ').trim()
    const entry = beginnings.find(([beginning]) => flat.startsWith(beginning))
    if (entry === undefined) {
      unknown.push(flat)
      throw new Error(`The simulated database does not know: ${flat}`)
    }
    found = { perform: entry[1], text: flat }
    known.set(text, found)
  }
  return found.perform(tx, values, found.text)
}
