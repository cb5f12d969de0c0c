import { hash as digestOf } from 'node:crypto'
import { isUnchanged, perform } from '../../protection/perform.ts'
import type { Movement, ProtectionRecord } from '../../protection/record.ts'
import { auditLine } from '../shared/audit-line.ts'
import { auditStatements } from './audit.ts'
import { memberHash } from './identity.ts'
import type { ConnectedOperations, OpenStore } from './identity.ts'
import { changesOf } from './movement-rows.ts'
import type { MovementRow } from './movement-rows.ts'
import { commit, send } from './statements.ts'
import type { Row, Statement } from './statements.ts'

/** Key id, nonce and tag of a sealed row: they differ after each change. */
const HEAD_BYTES = 32

const memberContext = (hash: string): string => `members.sealed ${hash}`
const movementContext = (hash: string, number: number): string =>
  `movements.sealed ${hash} ${number}`

/** A member's record without its movements; `rows`: the digest of their rows. */
type SealedMember = Omit<ProtectionRecord, 'movements'> & { readonly rows: string }

/** Sealed rows by number. */
type SealedRows = ReadonlyMap<number, Uint8Array>

const SELECT_MEMBER = 'SELECT sealed, now_ms() AS now FROM members WHERE member_hash = $1'
const SELECT_MOVEMENTS =
  'SELECT number, sealed FROM movements WHERE member_hash = $1 ORDER BY number'

type LoadedRecord = {
  readonly record: ProtectionRecord | null
  readonly rows: readonly MovementRow[]
  readonly sealedRows: SealedRows
}

const digestRows = (sealedRows: SealedRows): string =>
  digestOf(
    'sha256',
    Buffer.concat([...sealedRows.values()].map((row) => row.subarray(0, HEAD_BYTES))),
    'base64url',
  )

/** @throws Error when a row was changed, removed or put back from outside */
function load(
  { vault: { records } }: OpenStore,
  hash: string,
  member: Row | undefined,
  movements: readonly Row[],
): LoadedRecord {
  const sealedRows = new Map(
    movements.map((row) => [Number(row['number']), row['sealed'] as Uint8Array]),
  )
  if (!(member?.['sealed'] instanceof Uint8Array)) {
    if (sealedRows.size > 0) throw unreadableError()
    return { record: null, rows: [], sealedRows }
  }
  const text = records.open(member['sealed'], memberContext(hash))
  if (text === null) throw unreadableError()
  const { rows: digest, ...record } = JSON.parse(text) as SealedMember
  if (digest !== digestRows(sealedRows)) throw unreadableError()
  const rows = [...sealedRows].map(([number, row]): MovementRow => {
    const movement = records.open(row, movementContext(hash, number))
    if (movement === null) throw unreadableError()
    return { number, movement: JSON.parse(movement) as Movement }
  })
  return {
    record: { ...record, movements: rows.map(({ movement }) => movement) },
    rows,
    sealedRows,
  }
}

const unreadableError = () => new Error('the limits of a member cannot be read')

export const protectionOperations = {
  getProtection: async (connection, store, member) => {
    const hash = memberHash(store, member)
    const [, [row] = [], movements = []] = await send(
      connection,
      ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'],
      [SELECT_MEMBER, [hash]],
      [SELECT_MOVEMENTS, [hash]],
      ['COMMIT'],
    )
    return load(store, hash, row, movements).record
  },
  /** Locks the row of the member, then performs the command at the database's time. */
  performProtection: async (connection, store, member, command, _now, requestId) => {
    const hash = memberHash(store, member)
    const lockRecord = async () => {
      const [, [row] = [], movements = []] = await send(
        connection,
        ['BEGIN'],
        [`${SELECT_MEMBER} FOR UPDATE`, [hash]],
        [SELECT_MOVEMENTS, [hash]],
      )
      return { row, movements }
    }
    let { row, movements } = await lockRecord()
    if (row === undefined) {
      await send(
        connection,
        ['SET LOCAL synchronous_commit TO off'],
        ['INSERT INTO members (member_hash) VALUES ($1) ON CONFLICT DO NOTHING', [hash]],
        ['COMMIT'],
      )
      ;({ row, movements } = await lockRecord())
    }
    const loadedRecord = load(store, hash, row, movements)
    const result = perform(loadedRecord.record, command, Number(row?.['now']))
    const { record, refusal } = result
    const isRecordUnchanged = isUnchanged(loadedRecord.record, record)
    const line = auditLine(command, { refusal, isRecordUnchanged }, requestId)
    const statements = [
      ...(isRecordUnchanged ? [] : changeStatements(store, hash, loadedRecord, record)),
      ...auditStatements(hash, line),
    ]
    await commit(connection, store.incarnation, ...statements)
    return result
  },
} satisfies Partial<ConnectedOperations>

function changeStatements(
  { vault: { records } }: OpenStore,
  hash: string,
  { rows, sealedRows }: LoadedRecord,
  { movements, ...record }: ProtectionRecord,
): readonly Statement[] {
  const changes = changesOf(rows, movements)
  const writtenRows = changes.changedRows.map(({ number, movement }) => ({
    number,
    sealed: records.seal(JSON.stringify(movement), movementContext(hash, number)),
  }))
  const sealedByNumber = new Map(writtenRows.map((entry) => [entry.number, entry.sealed]))
  const newSealedRows = new Map(
    changes.rows.map(({ number }) => [
      number,
      sealedByNumber.get(number) ?? sealedRows.get(number) ?? new Uint8Array(),
    ]),
  )
  const member: SealedMember = { ...record, rows: digestRows(newSealedRows) }
  const text = JSON.stringify(member)
  const numbers = [...changes.removedNumbers]
  return [
    [
      'UPDATE members SET sealed = $2 WHERE member_hash = $1',
      [hash, records.seal(text, memberContext(hash))],
    ],
    ...(numbers.length === 0 ? [] : [deleteStatement(hash, numbers)]),
    ...(writtenRows.length === 0 ? [] : [upsertStatement(hash, writtenRows)]),
  ]
}

const deleteStatement = (hash: string, numbers: readonly number[]): Statement => [
  'DELETE FROM movements WHERE member_hash = $1 AND number = ANY($2)',
  [hash, numbers],
]

const upsertStatement = (
  hash: string,
  rows: readonly { readonly number: number; readonly sealed: Uint8Array }[],
): Statement => [
  `INSERT INTO movements SELECT $1, number, sealed
    FROM unnest($2::bigint[], $3::bytea[]) AS added (number, sealed)
  ON CONFLICT (member_hash, number) DO UPDATE SET sealed = excluded.sealed`,
  [hash, rows.map(({ number }) => number), rows.map(({ sealed }) => Buffer.from(sealed))],
]
