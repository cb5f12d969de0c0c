import { z } from 'zod'
import { BoardCollection } from './board.ts'
import { clockSetting, realTime } from './clock-setting.ts'
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

/** The count of shapes that the saved state has had: a state of another one is not continued. */
const SHAPE = 3

const meta = z.object({
  shape: z.literal(SHAPE),
  scenario: z.string(),
  /** Calls since the scenario began; `flaky` counts them. */
  calls: z.int(),
  lastId: z.int(),
  clock: clockSetting,
  /** False: deposits, withdrawals, inquiries and registrations wait until somebody decides. */
  isAutomatic: z.boolean(),
  /** Providers by code and slot games by `provider game`, where they differ from the catalog. */
  states: z.record(z.string(), z.enum(['open', 'closed', 'maintenance'])),
  seed: z.union([z.int(), z.string()]).nullable(),
  /** Where the draws from the seed have come to; null: nothing is drawn from a seed. */
  drawn: z.strictObject({ rounds: z.int(), keys: z.int() }).nullable(),
})

export type Database = Stores & { meta: z.infer<typeof meta> }

export type Member = z.infer<typeof records.memberRecord>

/** A row as storage keeps it; `table` names its table or collection. */
export type SavedRow = RowChange & { readonly table: string }
/** The whole state as storage keeps it; the rows of each store in the order of their places. */
export type SavedState = { readonly meta: unknown; readonly rows: readonly SavedRow[] }

export const createDatabase = (scenario: string): Database => ({
  ...createStores(),
  meta: {
    shape: SHAPE,
    scenario,
    calls: 0,
    lastId: 100,
    clock: realTime,
    isAutomatic: true,
    states: {},
    seed: null,
    drawn: null,
  },
})

/** The next id of anything that has one; an id is never used twice. */
export const nextId = (db: Database): number => ++db.meta.lastId

/** The rows that were changed since the last call of this function. */
export const takeChanges = (db: Database): SavedRow[] =>
  storeNames.flatMap((table) => db[table].takeChanges().map((change) => ({ table, ...change })))

const storeName = z.enum(storeNames)

/** The state that was saved; null for anything that this version cannot continue. */
export async function readDatabase(saved: SavedState): Promise<Database | null> {
  try {
    const db = { ...createStores(), meta: meta.parse(saved.meta) }
    for (const { table, ...row } of saved.rows) await db[storeName.parse(table)].restore(row)
    return db
  } catch {
    return null
  }
}
