import type { components } from '../../src/generated/api.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import type { RequestContext } from '../http/request-context.ts'
import { logEvent } from '../http/request-context.ts'
import { isRecord } from '../../src/lib/json.ts'
import type { PayIn, ProtectionRecord } from '../protection/record.ts'
import { StoreUnavailableError } from '../store/shared/store-errors.ts'
import { stateOf } from './protection-notes.ts'
import { idOf } from './protected-money.ts'

type Inquiry = components['schemas']['Inquiry']
type ListItem = Readonly<Record<string, unknown>>

const ACCOUNT = 'account' satisfies Inquiry['kind']

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Whether the details contain an account, an address or an instruction. */
const hasDestination = (payIn: unknown): boolean =>
  isRecord(payIn) && (isFilled(payIn['instruction']) || isFilled(payIn['payTo']))

const lacksPayIn = ({ status, payIn }: ListItem): boolean =>
  stateOf(status) === 'waiting' && !hasDestination(payIn)

const filledFields = (payIn: unknown): ListItem =>
  isRecord(payIn)
    ? Object.fromEntries(Object.entries(payIn).filter(([, value]) => value != null && value !== ''))
    : {}

const withPayIn = (item: ListItem, { movements }: ProtectionRecord): ListItem => {
  const id = idOf(item)
  const isDepositOfItem = (movement: (typeof movements)[number]): boolean =>
    movement.kind === 'deposit' && movement.id !== null && movement.id === id
  const payIn: PayIn | undefined = movements.find(isDepositOfItem)?.payIn
  return payIn === undefined
    ? item
    : { ...item, payIn: { ...payIn, ...filledFields(item['payIn']) } }
}

const lacksKind = ({ kind }: ListItem): boolean => typeof kind !== 'string'

const withKind = (item: ListItem, { accountInquiry }: ProtectionRecord): ListItem =>
  accountInquiry !== undefined && idOf(item) === accountInquiry ? { ...item, kind: ACCOUNT } : item

/** Operation → whether an item of its list lacks a detail, and how to add it. */
const completions: Readonly<
  Record<string, readonly [lacks: typeof lacksKind, complete: typeof withKind]>
> = {
  getDepositList: [lacksPayIn, withPayIn],
  getHelpList: [lacksKind, withKind],
}

/**
 * Adds stored details that a list lacks: how a waiting deposit is paid, and which inquiry
 * asks for the account. An item gets the details stored under its id. Without the store the list stays as it is.
 */
export async function addStoredDetails(
  context: RequestContext,
  member: string,
  answer: BackendAnswer,
): Promise<BackendAnswer> {
  const { route, ports } = context
  const items: unknown = answer.value['list']
  const [lacks, complete] = completions[route.operationId] ?? []
  if (lacks === undefined || complete === undefined || !Array.isArray(items)) return answer
  const list: readonly unknown[] = items
  const isLacking = (item: unknown): item is ListItem => isRecord(item) && lacks(item)
  if (!list.some(isLacking)) return answer
  try {
    const record = await ports.store.protection.read(member)
    if (record === null) return answer
    const completedList = list.map((item) => (isLacking(item) ? complete(item, record) : item))
    return { ...answer, value: { ...answer.value, list: completedList } }
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    logEvent(context, 'warn', 'store_fault', [error.message])
    return answer
  }
}
