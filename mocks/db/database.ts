import { z } from 'zod'
import { BoardCollection } from './board.ts'
import { clockSetting, realTime } from './clock.ts'
import * as records from './records.ts'
import { Table } from './table.ts'
import type { RowChange } from './table.ts'

const createStores = () => ({
  notices: new BoardCollection({ schema: records.noticeRecord }),
  popups: new BoardCollection({ schema: records.popupRecord }),
  advertisements: new BoardCollection({ schema: records.advertisementRecord }),
  notes: new BoardCollection({ schema: records.noteRecord }),
  inquiries: new BoardCollection({ schema: records.inquiryRecord }),
  members: new Table({
    schema: records.memberRecord,
    keyOf: ({ member }) => member,
    isOpen: ({ approvedAt }) => approvedAt === null,
  }),
  balances: new Table({ schema: records.balancesRecord, keyOf: ({ member }) => member }),
  tokens: new Table({ schema: records.tokenRecord, keyOf: ({ token }) => token }),
  attempts: new Table({ schema: records.wrongProofsRecord, keyOf: ({ key }) => key }),
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
  gameTickets: new Table({ schema: records.gameTicketRecord, keyOf: ({ ticket }) => ticket }),
  payoutTickets: new Table({ schema: records.payoutTicketRecord, keyOf: ({ ticket }) => ticket }),
  idempotency: new Table({
    schema: records.idempotencyRecord,
    keyOf: ({ member, key }) => `${member} ${key}`,
  }),
})

type Stores = ReturnType<typeof createStores>
type StoreName = keyof Stores

const storeNames = Object.keys(createStores()) as StoreName[]

/** Version of the saved state's shape; other versions are dropped. */
const STATE_VERSION = 3

const meta = z.object({
  shape: z.literal(STATE_VERSION),
  scenario: z.string(),
  calls: z.int(),
  lastId: z.int(),
  clock: clockSetting,
  /** False: deposits, withdrawals, inquiries and registrations wait for a command. */
  isAutomatic: z.boolean(),
  /** Providers by code and slot games by `provider game` that differ from the catalog. */
  states: z.record(z.string(), z.enum(['open', 'closed', 'maintenance'])),
  seed: z.union([z.int(), z.string()]).nullable(),
  /** Positions of the seeded generators; null: unseeded. */
  drawn: z.strictObject({ rounds: z.int(), keys: z.int() }).nullable(),
})

export type Database = Stores & { meta: z.infer<typeof meta> }

export type Member = z.infer<typeof records.memberRecord>

export type SavedRow = RowChange & { readonly table: string }
/** The complete stored state; rows in order of their positions. */
export type SavedState = { readonly meta: unknown; readonly rows: readonly SavedRow[] }

export const createDatabase = (startState: string): Database => ({
  ...createStores(),
  meta: {
    shape: STATE_VERSION,
    scenario: startState,
    calls: 0,
    lastId: 100,
    clock: realTime,
    isAutomatic: true,
    states: {},
    seed: null,
    drawn: null,
  },
})

/** A new id; ids are never reused. */
export const nextId = (db: Database): number => ++db.meta.lastId

export const drainChanges = (db: Database): SavedRow[] =>
  storeNames.flatMap((table) => db[table].takeChanges().map((change) => ({ table, ...change })))

const storeName = z.enum(storeNames)

/** Loads a saved state; null: another version or unreadable. */
export async function readDatabase(saved: SavedState): Promise<Database | null> {
  try {
    const db = { ...createStores(), meta: meta.parse(saved.meta) }
    for (const { table, ...row } of saved.rows) await db[storeName.parse(table)].restore(row)
    return db
  } catch {
    return null
  }
}
