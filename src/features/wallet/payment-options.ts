import type { ItemId } from '../../http/parse-response.ts'
import { parseMoney } from '../../lib/money.ts'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'

/** A payment option of the operator, other than bank transfer; limits in won. */
export type PaymentOption = {
  readonly code: ItemId
  readonly name: Names
  readonly minimum: number
  readonly maximum: number
  /** False: one of its limits is unreadable, so it cannot be chosen. */
  readonly isOpen: boolean
  /** Address of the operator's picture. */
  readonly image?: string | null | undefined
}

/** The method without a payment option: the operator's account, or the member's own. */
export const TRANSFER = 'transfer'

/** The option of a kept method, if it can be chosen; null: none. */
export const openOption = (options: readonly PaymentOption[], way: string): PaymentOption | null =>
  options.find((option) => option.isOpen && String(option.code) === way) ?? null

/** Whether a kept method is the account; it is empty until one is chosen. */
export const isOwnAccount = (way: string): boolean => way === '' || way === TRANSFER

type WireOption = {
  readonly code: ItemId | null
  readonly nameKo: string
  readonly nameEn: string
  readonly minAmount: number
  readonly maxAmount: number
  readonly image?: string | null | undefined
}

type WireLock = {
  readonly locked: boolean | null
  readonly reason?: string | null | undefined
  readonly until?: string | null | undefined
}

/** Whether requests are open now; `until` is RFC 3339, null if unknown. */
export type Lock = {
  readonly isLocked: boolean
  /** `unreadable`: whether requests are open could not be read, so they count as locked. */
  readonly reason: 'maintenance' | 'bank_hours' | 'account' | 'other' | 'unreadable'
  readonly until: string | null
}

const reasons = ['maintenance', 'bank_hours', 'account'] as const

/** Drops options without a code. One with an unreadable limit is listed as closed. */
export const optionsFrom = (list: readonly WireOption[]): readonly PaymentOption[] =>
  list.flatMap(({ code, nameKo, nameEn, minAmount, maxAmount, image }) => {
    if (code === null) return []
    const [minimum, maximum] = [parseMoney(minAmount), parseMoney(maxAmount)]
    return [
      {
        code,
        name: completeNames(nameKo, nameEn, String(code)),
        minimum: Math.ceil(minimum.won),
        maximum: Math.floor(maximum.won),
        isOpen: minimum.isReadable && maximum.isReadable,
        image,
      },
    ]
  })

const unreadable: Lock = { isLocked: true, reason: 'unreadable', until: null }

export const lockFrom = ({ locked, reason, until }: WireLock): Lock =>
  locked === null
    ? unreadable
    : {
        isLocked: locked,
        reason: reasons.find((known) => known === reason) ?? 'other',
        until: until ?? null,
      }

/** The lock of a form after its first answer; a failed call counts as locked. */
export const lockOf = ({ data }: { readonly data: Lock | undefined }): Lock => data ?? unreadable
