import { z } from 'zod'
import * as records from './records.ts'
import { Table } from './table.ts'
import type { RowChange } from './table.ts'

const createTables = () => ({
  members: new Table({ schema: records.memberRecord, keyOf: ({ member }) => member }),
  balances: new Table({ schema: records.balancesRecord, keyOf: ({ member }) => member }),
  tokens: new Table({ schema: records.tokenRecord, keyOf: ({ token }) => token }),
  attempts: new Table({ schema: records.attemptRecord, keyOf: ({ key }) => key }),
  entries: new Table({ schema: records.entryRecord, keyOf: ({ id }) => id }),
  deposits: new Table({
    schema: records.depositRecord,
    keyOf: ({ id }) => id,
    ownerOf: ({ member }) => member,
    isOpen: ({ settledAt }) => settledAt === null,
  }),
  withdrawals: new Table({
    schema: records.withdrawalRecord,
    keyOf: ({ id }) => id,
    ownerOf: ({ member }) => member,
    isOpen: ({ settledAt }) => settledAt === null,
  }),
  bets: new Table({
    schema: records.betRecord,
    keyOf: ({ id }) => id,
    ownerOf: ({ member }) => member,
  }),
  notes: new Table({
    schema: records.noteRecord,
    keyOf: ({ id }) => id,
    ownerOf: ({ member }) => member,
  }),
  inquiries: new Table({
    schema: records.inquiryRecord,
    keyOf: ({ id }) => id,
    ownerOf: ({ member }) => member,
    isOpen: ({ answeredAt }) => answeredAt === null,
  }),
  notices: new Table({ schema: records.noticeRecord, keyOf: ({ id }) => id }),
  popups: new Table({ schema: records.popupRecord, keyOf: ({ id }) => id }),
  advertisements: new Table({ schema: records.advertisementRecord, keyOf: ({ id }) => id }),
  gameTickets: new Table({ schema: records.gameTicketRecord, keyOf: ({ ticket }) => ticket }),
  payoutTickets: new Table({ schema: records.payoutTicketRecord, keyOf: ({ ticket }) => ticket }),
  idempotency: new Table({
    schema: records.idempotencyRecord,
    keyOf: ({ member, key }) => `${member} ${key}`,
  }),
})

type Tables = ReturnType<typeof createTables>
type TableName = keyof Tables

const tableNames = Object.keys(createTables()) as TableName[]

/** The count of shapes that the saved state has had: a state of another one is not continued. */
const SHAPE = 2

const meta = z.object({
  shape: z.literal(SHAPE),
  scenario: z.string(),
  /** Calls since the scenario began; `flaky` counts them. */
  calls: z.int(),
  lastId: z.int(),
})

export type Database = Tables & { meta: z.infer<typeof meta> }

export type Member = z.infer<typeof records.memberRecord>

/** A row of a table as storage keeps it. */
export type SavedRow = RowChange & { readonly table: string }
/** The whole state as storage keeps it; the rows of each table in the order of their places. */
export type SavedState = { readonly meta: unknown; readonly rows: readonly SavedRow[] }

export const createDatabase = (scenario: string): Database => ({
  ...createTables(),
  meta: { shape: SHAPE, scenario, calls: 0, lastId: 100 },
})

/** The next id of anything that has one; an id is never used twice. */
export const nextId = (db: Database): number => ++db.meta.lastId

/** The rows that were changed since the last call of this function. */
export const takeChanges = (db: Database): SavedRow[] =>
  tableNames.flatMap((table) => db[table].takeChanges().map((change) => ({ table, ...change })))

const tableName = z.enum(tableNames)

/** The state that was saved; null for anything that this version cannot continue. */
export function readDatabase(saved: SavedState): Database | null {
  try {
    const db = { ...createTables(), meta: meta.parse(saved.meta) }
    for (const { table, ...row } of saved.rows) db[tableName.parse(table)].restore(row)
    return db
  } catch {
    return null
  }
}
