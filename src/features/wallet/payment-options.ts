import type { ItemId } from '../../http/parse-response.ts'
import { parseMoney } from '../../lib/money.ts'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'

/** A payment option besides the bank transfer; limits in won. */
export type PaymentOption = {
  readonly code: ItemId
  readonly name: Names
  readonly minimum: number
  readonly maximum: number
}

type WireOption = {
  readonly code: ItemId | null
  readonly nameKo: string
  readonly nameEn: string
  readonly minAmount: number
  readonly maxAmount: number
}

type WireLock = {
  readonly locked: boolean
  readonly reason?: string | null | undefined
  readonly until?: string | null | undefined
}

/** Whether requests are open now; `until` is RFC 3339, null if unknown. */
export type Lock = {
  readonly isLocked: boolean
  readonly reason: 'maintenance' | 'bank_hours' | 'account' | 'other'
  readonly until: string | null
}

const reasons = ['maintenance', 'bank_hours', 'account'] as const

const limitOf = (wire: number, whenUnreadable: number): number => {
  const { won, isReadable } = parseMoney(wire)
  return isReadable ? won : whenUnreadable
}

/** Drops options without a code, which cannot be chosen. An unreadable limit becomes none. */
export const optionsFrom = (list: readonly WireOption[]): readonly PaymentOption[] =>
  list.flatMap(({ code, nameKo, nameEn, minAmount, maxAmount }) =>
    code === null
      ? []
      : [
          {
            code,
            name: completeNames(nameKo, nameEn, String(code)),
            minimum: Math.ceil(limitOf(minAmount, 0)),
            maximum: Math.floor(limitOf(maxAmount, Number.POSITIVE_INFINITY)),
          },
        ],
  )

export const lockFrom = ({ locked, reason, until }: WireLock): Lock => ({
  isLocked: locked,
  reason: reasons.find((known) => known === reason) ?? 'other',
  until: until ?? null,
})
