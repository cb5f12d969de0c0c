import { hash as digestOf } from 'node:crypto'
import type { ProtectionCommand, ProtectionResult } from '../../protection/commands.ts'
import { isUnchanged, perform } from '../../protection/perform.ts'
import type { Movement, ProtectionRecord } from '../../protection/record.ts'
import { auditLine } from '../shared/audit-line.ts'
import { auditStatements } from './audit.ts'
import { memberHash } from './identity.ts'
import type { OpenStore } from './identity.ts'
import { changesOf } from './movement-rows.ts'
import type { MovementRow } from './movement-rows.ts'
import { commit, send } from './statements.ts'
import type { Connection, Row, Statement } from './statements.ts'

/** Key id, nonce and tag of a sealed row: they differ after each change. */
const HEAD_BYTES = 32

const placeOf = (hash: string): string => `members.sealed ${hash}`
const movementPlaceOf = (hash: string, number: number): string =>
  `movements.sealed ${hash} ${number}`

/** A member's record without its movements; `rows`: the digest of their rows. */
type SealedMember = Omit<ProtectionRecord, 'movements'> & { readonly rows: string }

/** Sealed rows by number. */
type SealedRows = ReadonlyMap<number, Uint8Array>

const MEMBER = 'SELECT sealed, now_ms() AS now FROM members WHERE member_hash = $1'
const MOVEMENTS = 'SELECT number, sealed FROM movements WHERE member_hash = $1 ORDER BY number'

type LoadedRecord = {
  readonly record: ProtectionRecord | null
  readonly rows: readonly MovementRow[]
  readonly sealed: SealedRows
}

const digestRows = (sealed: SealedRows): string =>
  digestOf(
    'sha256',
    Buffer.concat([...sealed.values()].map((row) => row.subarray(0, HEAD_BYTES))),
    'base64url',
  )

/** @throws Error when a row was changed, removed or put back from outside */
function load(
  { vault: { records } }: OpenStore,
  hash: string,
  member: Row | undefined,
  movements: readonly Row[],
): LoadedRecord {
  const sealed = new Map(
    movements.map((row) => [Number(row['number']), row['sealed'] as Uint8Array]),
  )
  if (!(member?.['sealed'] instanceof Uint8Array)) {
    if (sealed.size > 0) throw unreadable()
    return { record: null, rows: [], sealed }
  }
  const text = records.open(member['sealed'], placeOf(hash))
  if (text === null) throw unreadable()
  const { rows: digest, ...record } = JSON.parse(text) as SealedMember
  if (digest !== digestRows(sealed)) throw unreadable()
  const rows = [...sealed].map(([number, row]): MovementRow => {
    const movement = records.open(row, movementPlaceOf(hash, number))
    if (movement === null) throw unreadable()
    return { number, movement: JSON.parse(movement) as Movement }
  })
  return { record: { ...record, movements: rows.map(({ movement }) => movement) }, rows, sealed }
}

const unreadable = () => new Error('the limits of a member cannot be read')

export async function getProtection(
  connected: Connection,
  store: OpenStore,
  member: string,
): Promise<ProtectionRecord | null> {
  const hash = memberHash(store, member)
  const [, [row] = [], movements = []] = await send(
    connected,
    ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'],
    [MEMBER, [hash]],
    [MOVEMENTS, [hash]],
    ['COMMIT'],
  )
  return load(store, hash, row, movements).record
}

/** Locks the row of the member, then performs the command at the database's time. */
export async function performProtection(
  connected: Connection,
  store: OpenStore,
  member: string,
  command: ProtectionCommand,
  requestId: string | undefined,
): Promise<ProtectionResult> {
  const hash = memberHash(store, member)
  const locked = async () => {
    const [, [row] = [], movements = []] = await send(
      connected,
      ['BEGIN'],
      [`${MEMBER} FOR UPDATE`, [hash]],
      [MOVEMENTS, [hash]],
    )
    return { row, movements }
  }
  let { row, movements } = await locked()
  if (row === undefined) {
    await send(
      connected,
      ['SET LOCAL synchronous_commit TO off'],
      ['INSERT INTO members (member_hash) VALUES ($1) ON CONFLICT DO NOTHING', [hash]],
      ['COMMIT'],
    )
    ;({ row, movements } = await locked())
  }
  const before = load(store, hash, row, movements)
  const result = perform(before.record, command, Number(row?.['now']))
  const { record, refusal } = result
  const hasNoEffect = isUnchanged(before.record, record)
  const line = auditLine(command, { refusal, isUnchanged: hasNoEffect }, requestId)
  const statements = [
    ...(hasNoEffect ? [] : writes(store, hash, before, record)),
    ...auditStatements(hash, line),
  ]
  await commit(connected, store.incarnation, ...statements)
  return result
}

function writes(
  { vault: { records } }: OpenStore,
  hash: string,
  { rows, sealed }: LoadedRecord,
  { movements, ...record }: ProtectionRecord,
): readonly Statement[] {
  const changes = changesOf(rows, movements)
  const added = changes.changedRows.map(({ number, movement }) => ({
    number,
    sealed: records.seal(JSON.stringify(movement), movementPlaceOf(hash, number)),
  }))
  const addedOf = new Map(added.map((entry) => [entry.number, entry.sealed]))
  const after = new Map(
    changes.rows.map(({ number }) => [
      number,
      addedOf.get(number) ?? sealed.get(number) ?? new Uint8Array(),
    ]),
  )
  const member: SealedMember = { ...record, rows: digestRows(after) }
  const text = JSON.stringify(member)
  const removed = [...changes.removed]
  return [
    [
      'UPDATE members SET sealed = $2 WHERE member_hash = $1',
      [hash, records.seal(text, placeOf(hash))],
    ],
    ...(removed.length === 0 ? [] : [remove(hash, removed)]),
    ...(added.length === 0 ? [] : [write(hash, added)]),
  ]
}

const remove = (hash: string, numbers: readonly number[]): Statement => [
  'DELETE FROM movements WHERE member_hash = $1 AND number = ANY($2)',
  [hash, numbers],
]

const write = (
  hash: string,
  rows: readonly { readonly number: number; readonly sealed: Uint8Array }[],
): Statement => [
  `INSERT INTO movements SELECT $1, number, sealed
    FROM unnest($2::bigint[], $3::bytea[]) AS added (number, sealed)
  ON CONFLICT (member_hash, number) DO UPDATE SET sealed = excluded.sealed`,
  [hash, rows.map(({ number }) => number), rows.map(({ sealed }) => Buffer.from(sealed))],
]
