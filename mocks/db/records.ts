import { z } from 'zod'
import { validators } from '../../proxy/http/validators.ts'
import type { components } from '../../src/generated/api.ts'
import { schemas } from '../../src/generated/schemas.ts'
import type { SchemaName } from '../../src/generated/schemas.ts'

// Visible properties come from the contract; this file adds the backend's internal ones.

type Contract = components['schemas']

/** Optional properties of a row may also be undefined: JSON leaves them out. */
type Row<Name extends keyof Contract> = {
  [Key in keyof Contract[Name]]: Record<never, never> extends Pick<Contract[Name], Key>
    ? Contract[Name][Key] | undefined
    : Contract[Name][Key]
}

const epoch = z.int().min(0)
const ownerFields = { member: z.string() }

/** Rows that fit a schema of the contract, together with `otherFields`. */
function rowOf<Fields extends object>(
  name: SchemaName,
  otherFields: object = {},
): z.ZodType<Fields, Fields> {
  return z.custom<Fields>((row) => validators[name]({ ...otherFields, ...(row as Fields) }), {
    error: () => {
      const faults = (validators[name].errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
      )
      return `is no ${name}: ${faults.join(', ')}`
    },
  })
}

/** Figures of a member that the mock takes from other tables. */
const figureFields = {
  balance: 0,
  in_balance: 0,
  rolling: 0,
  noteCount: 0,
  helpCount: 0,
} satisfies Partial<Contract['User']>

const { properties: userProperties = {} } = schemas.User
// An edited contract may lack one; `npm run dev` then keeps the last mock that loaded.
const missingFigures = Object.keys(figureFields).filter((name) => !(name in userProperties))
if (missingFigures.length > 0)
  throw new Error(`The contract's User has no ${missingFigures.join(', ')}.`)

type Profile = Omit<Row<'User'>, keyof typeof figureFields>

/** The contract's member, from a row. */
export const profileOf = (row: Profile): Profile =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name in userProperties && !(name in figureFields)),
  ) as Profile

export const locks = ['deposits', 'withdrawals', 'logins'] as const
export type Lock = (typeof locks)[number]

export const memberRecord = rowOf<Profile>('User', figureFields).and(
  z.object({
    /** Login id in lower case, because login ids ignore case. */
    member: z.string(),
    password: z.string(),
    registeredAt: epoch,
    /** Logins answer `wait` while null. */
    approvedAt: epoch.nullable(),
    locks: z.array(z.enum(locks)),
    loginAt: epoch.nullable(),
    previousLoginAt: epoch.nullable(),
    openedNote: z.union([z.int(), z.string()]).nullable(),
  }),
)

export const tokenRecord = z.object({
  ...ownerFields,
  token: z.string(),
  expiresAt: epoch,
  /** Whether the real backend issued it, in hybrid mode. */
  isReal: z.boolean().optional(),
})

/** Consecutive wrong proofs, by `login:<id>` or `reset:<id>`. */
export const wrongProofsRecord = z.object({
  key: z.string(),
  failures: z.int(),
  blockedUntil: epoch,
})

export const balanceNames = ['balance', 'gameMoney', 'rolling'] as const
export const reasons = [
  'opening',
  'deposit',
  'withdrawal',
  'withdrawal-cancelled',
  'transfer',
  'conversion',
  'stake',
  'win',
  'comp-earned',
  'adjustment',
] as const

/** A member's balances in won and points; always the sums of their entries. */
export const balancesRecord = z.object({
  ...ownerFields,
  balance: z.int().min(0),
  gameMoney: z.int().min(0),
  rolling: z.int().min(0),
})

/** A change of one balance; append-only. */
export const entryRecord = z.object({
  ...ownerFields,
  id: z.int(),
  balance: z.enum(balanceNames),
  delta: z.int(),
  reason: z.enum(reasons),
  at: epoch,
})

const ownedRow = z.object(ownerFields)
export const depositRecord = rowOf<Row<'Deposit'>>('Deposit').and(ownedRow)
export const withdrawalRecord = rowOf<Row<'Withdrawal'>>('Withdrawal').and(ownedRow)
export const betRecord = rowOf<Row<'Bet'>>('Bet').and(ownedRow)
export const noteRecord = rowOf<Row<'NoteText'>>('NoteText').and(ownedRow)
export const inquiryRecord = rowOf<Row<'InquiryText'>>('InquiryText').and(
  z.object({ ...ownerFields, kind: z.enum(['inquiry', 'account']) }),
)
export const noticeRecord = rowOf<Row<'Notice'>>('Notice')
export const popupRecord = rowOf<Row<'NoticePopup'>>('NoticePopup')
export const advertisementRecord = rowOf<Row<'Advertisement'>>('Advertisement')

export const gameTicketRecord = z.object({
  ...ownerFields,
  ticket: z.string(),
  kind: z.enum(['slot', 'casino', 'sport']),
  company: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  expiresAt: epoch,
})

export const payoutTicketRecord = z.object({
  ...ownerFields,
  ticket: z.string(),
  code: z.string(),
  used: z.boolean(),
  expiresAt: epoch,
})

export const idempotencyRecord = z.object({
  ...ownerFields,
  key: z.string(),
  operationId: z.string(),
  body: z.string(),
  answer: z.string(),
  at: epoch,
})

export type BalanceName = (typeof balanceNames)[number]
export type Reason = (typeof reasons)[number]
