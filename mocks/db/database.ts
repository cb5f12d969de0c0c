import { Collection } from '@msw/data'
import { z } from 'zod'
import {
  advertisementRecord,
  attemptRecord,
  betRecord,
  depositRecord,
  entryRecord,
  gameTicketRecord,
  idempotencyRecord,
  inquiryRecord,
  memberRecord,
  noteRecord,
  noticeRecord,
  payoutTicketRecord,
  popupRecord,
  tokenRecord,
  withdrawalRecord,
} from './records.ts'

const createCollections = () => ({
  members: new Collection({ schema: memberRecord }),
  tokens: new Collection({ schema: tokenRecord }),
  attempts: new Collection({ schema: attemptRecord }),
  entries: new Collection({ schema: entryRecord }),
  deposits: new Collection({ schema: depositRecord }),
  withdrawals: new Collection({ schema: withdrawalRecord }),
  bets: new Collection({ schema: betRecord }),
  notes: new Collection({ schema: noteRecord }),
  inquiries: new Collection({ schema: inquiryRecord }),
  notices: new Collection({ schema: noticeRecord }),
  popups: new Collection({ schema: popupRecord }),
  advertisements: new Collection({ schema: advertisementRecord }),
  gameTickets: new Collection({ schema: gameTicketRecord }),
  payoutTickets: new Collection({ schema: payoutTicketRecord }),
  idempotency: new Collection({ schema: idempotencyRecord }),
})

type Collections = ReturnType<typeof createCollections>
type CollectionName = keyof Collections

/** What the scenario remembers beside its collections. */
const meta = z.object({
  scenario: z.string(),
  /** Calls since the scenario began; the flaky scenario counts them. */
  calls: z.int(),
  lastId: z.int(),
})

type Meta = z.infer<typeof meta>

export type Database = Collections & { meta: Meta }

export type Member = ReturnType<Collections['members']['all']>[number]

export const createDatabase = (scenario: string): Database => ({
  ...createCollections(),
  meta: { scenario, calls: 0, lastId: 100 },
})

/** The next id of anything that has one; an id is never used twice. */
export const nextId = (db: Database): number => ++db.meta.lastId

const SHAPE = 1
const collectionNames = Object.keys(createCollections()) as CollectionName[]

const savedState = z.object({
  shape: z.literal(SHAPE),
  meta,
  rows: z.record(z.enum(collectionNames), z.array(z.unknown())),
})

/** The whole state as text, the same text for the same state. */
export const writeDatabase = (db: Database): string =>
  JSON.stringify({
    shape: SHAPE,
    meta: db.meta,
    rows: Object.fromEntries(collectionNames.map((name) => [name, db[name].all()])),
  })

/** The state of a text of `writeDatabase`; null for anything that this version cannot continue. */
export async function readDatabase(text: string): Promise<Database | null> {
  try {
    const saved = savedState.parse(JSON.parse(text))
    const db = createDatabase(saved.meta.scenario)
    db.meta = saved.meta
    for (const name of collectionNames) {
      // Each collection checks what it is given against its own schema.
      for (const row of saved.rows[name]) await db[name].create(row as never)
    }
    return db
  } catch {
    return null
  }
}
