import type { ItemId } from '../../../http/parse-response.ts'
import type { RequestState } from '../../../http/outcome.ts'

/** How a waiting deposit is paid; null: unknown. `payBy` is RFC 3339. */
export type PayIn = {
  /** The payment option's code; null: by bank transfer. */
  readonly code: ItemId | null
  readonly bankOwner: string | null
  readonly instruction: string | null
  /** The account or address alone; null: unknown, or only within the instruction. */
  readonly payTo: string | null
  readonly payBy: string | null
}

// Both have at least ten characters: digits with hyphens, or letters and digits.
const NUMBER = /(?<![\w-])\d[\d-]{8,}\d(?![\w-])/g
const ADDRESS =
  /(?<![\w.:/@-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z\d][\w-]{8,}[A-Za-z\d](?![\w@-]|\.\w)/g

/** A date or a telephone number. */
const DATE_OR_PHONE = /^(?:\d{4}-\d{2}-\d{2}|(?:0\d{1,2}|1[5-9]\d{2})-?\d{3,4}-?\d{4})$/

/** The only account number or address in a text; null: none, several, or one that may be something else. */
export const payToIn = (text: string): string | null => {
  const candidates = [...text.matchAll(NUMBER), ...text.matchAll(ADDRESS)].map(([one]) => one)
  const [account, ...others] = new Set(candidates)
  return account === undefined || others.length > 0 || DATE_OR_PHONE.test(account) ? null : account
}

type PayInAnswer = { readonly [Name in keyof PayIn]?: PayIn[Name] | undefined }

/** How the deposit is paid; null: unknown. */
export const payInOf = ({ payIn }: { readonly payIn?: PayInAnswer | undefined }): PayIn | null => {
  if (payIn === undefined) return null
  const instruction = payIn.instruction ?? null
  return {
    code: payIn.code ?? null,
    bankOwner: payIn.bankOwner ?? null,
    instruction,
    payTo: payIn.payTo ?? (instruction === null ? null : payToIn(instruction)),
    payBy: payIn.payBy ?? null,
  }
}

/** Whether the member must ask support for the account, because the backend names none. */
export const isByTransfer = (payIn: PayIn | null): boolean =>
  payIn !== null && payIn.code === null && payIn.instruction === null && payIn.payTo === null

/** The deposits that wait, each once. */
export const waitingIn = <Row extends { readonly id: ItemId; readonly state: RequestState }>(
  ...lists: readonly (readonly Row[])[]
): readonly Row[] => [
  ...new Map(
    lists
      .flat()
      .filter(({ state }) => state === 'waiting')
      .map((deposit) => [deposit.id, deposit]),
  ).values(),
]
