import { z } from 'zod'
import {
  AdvertisementResponse,
  GetDepositListResponse,
  GetSlotBetsListResponse,
  GetWithdrawListResponse,
  HelpReadResponse,
  NoticePopupResponse,
  NoticesResponse,
  ReadNoteResponse,
  UserHealthCheckResponse,
} from '../generated/backend.zod.ts'

// Visible properties come from the contract; this file adds what the backend keeps to itself.

const epoch = z.int().min(0)
const owned = { member: z.string() }

export const profile = UserHealthCheckResponse.shape.user.omit({
  balance: true,
  in_balance: true,
  rolling: true,
  noteCount: true,
  helpCount: true,
})

export const locks = ['deposits', 'withdrawals', 'logins'] as const
export type Lock = (typeof locks)[number]

export const memberRecord = profile.extend({
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
})

export const tokenRecord = z.object({
  ...owned,
  token: z.string(),
  expiresAt: epoch,
  /** Issued by the real backend in hybrid mode. */
  isReal: z.boolean().optional(),
})

/** Consecutive wrong proofs, by `login:<id>` or `reset:<id>`. */
export const attemptRecord = z.object({
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
  ...owned,
  balance: z.int().min(0),
  gameMoney: z.int().min(0),
  rolling: z.int().min(0),
})

/** A change of one balance; append-only. */
export const entryRecord = z.object({
  ...owned,
  id: z.int(),
  balance: z.enum(balanceNames),
  delta: z.int(),
  reason: z.enum(reasons),
  at: epoch,
})

export const depositRecord = GetDepositListResponse.shape.list.element.extend(owned)
export const withdrawalRecord = GetWithdrawListResponse.shape.list.element.extend(owned)
export const betRecord = GetSlotBetsListResponse.shape.list.element.extend(owned)
export const noteRecord = ReadNoteResponse.options[0].shape.note.extend(owned)
export const inquiryRecord = HelpReadResponse.options[0].shape.help.extend({
  ...owned,
  kind: z.enum(['inquiry', 'account']),
})
export const noticeRecord = NoticesResponse.shape.list.element
export const popupRecord = NoticePopupResponse.shape.list.element
export const advertisementRecord = AdvertisementResponse.shape.list.element

export const gameTicketRecord = z.object({
  ...owned,
  ticket: z.string(),
  kind: z.enum(['slot', 'casino', 'sport']),
  company: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  expiresAt: epoch,
})

export const payoutTicketRecord = z.object({
  ...owned,
  ticket: z.string(),
  code: z.string(),
  used: z.boolean(),
  expiresAt: epoch,
})

export const idempotencyRecord = z.object({
  ...owned,
  key: z.string(),
  operationId: z.string(),
  body: z.string(),
  answer: z.string(),
  at: epoch,
})

export type BalanceName = (typeof balanceNames)[number]
export type Reason = (typeof reasons)[number]
