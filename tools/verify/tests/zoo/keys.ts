import type { OperationId } from '#mocks/handlers/contract.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../../contract/model.ts'
import {
  atPath,
  authorizationOf,
  bodyOf,
  interceptCalls,
  isSuccess,
  jsonOf,
  json,
  requirePath,
  problem,
  withRunMemory,
  withJsonBody,
  changeRequests,
  withRequestIdOf,
  withKey,
} from './layers.ts'
import type { FaultTable, FaultLayer } from './layers.ts'
import { readBalances, freshKey, isKey, keyOf } from './money.ts'

type KnownAnswer = { readonly received: ReceivedResponse; readonly text: string | undefined }
type Call = { sent: RequestSent; count: number; since: number; next: Transport }
/** Answers a request by the stored answer of its key. */
const keyed = (
  answer: (knownAnswer: KnownAnswer | undefined, call: Call) => Promise<ReceivedResponse>,
  nameOf = (sent: RequestSent) => `${authorizationOf(sent)} ${keyOf(sent)}`,
): FaultLayer =>
  withRunMemory(() => {
    const memory = new Map<string, KnownAnswer & { count: number; at: number }>()
    let total = 0
    return interceptCalls(async (sent, next) => {
      if (!isKey(sent)) return next(sent)
      total += 1
      const entry = memory.get(nameOf(sent))
      const call = { sent, count: entry?.count ?? 0, since: total - (entry?.at ?? total), next }
      const received = await answer(entry, call)
      if (entry === undefined)
        memory.set(nameOf(sent), { received, text: sent.text, count: 1, at: total })
      else entry.count += 1
      return received
    })
  })
/** A known key is fresh if this holds. */
const forgetting = (isForgotten: (knownAnswer: KnownAnswer, call: Call) => boolean): FaultLayer =>
  keyed((knownAnswer, call) => {
    const isFresh = knownAnswer !== undefined && isForgotten(knownAnswer, call)
    return call.next(isFresh ? withKey(call.sent) : call.sent)
  })
/** Answers a known key at once. */
const known = (
  answer: (knownAnswer: KnownAnswer, sent: RequestSent) => ReceivedResponse | undefined,
): FaultLayer =>
  keyed(
    async (knownAnswer, { sent, next }) => (knownAnswer && answer(knownAnswer, sent)) ?? next(sent),
  )
const ofMoney: readonly OperationId[] = [
  'userTransferIn',
  'userWithdraw',
  'moneyToPoint',
  'payDeposit',
]
/** Different keys of these operations are one. */
const sharing =
  (nameOf: (sent: RequestSent) => string): FaultLayer =>
  (place) =>
  (next) => {
    const memory = new Map<string, ReceivedResponse>()
    return async (sent) => {
      if (!ofMoney.some((operationId) => requirePath(operationId) === sent.path) || !isKey(sent))
        return next(sent)
      const name = `${authorizationOf(sent)} ${nameOf(sent)}`
      const first = memory.get(name)
      if (first !== undefined && sent.path === requirePath(place))
        return withRequestIdOf(sent, first)
      const received = await next(sent)
      if (isSuccess(received) && first === undefined) memory.set(name, received)
      return received
    }
  }
const isRefused = ({ received }: KnownAnswer): boolean => received.status === 400

export const keyFaults: FaultTable = {
  'keys-move-once userTransferIn': {
    'a key is not looked at': changeRequests(freshKey),
    'a key is forgotten after two other calls': forgetting((_known, { since }) => since >= 2),
    'a key is forgotten after one repetition': forgetting((_known, { count }) => count >= 2),
    'a key of another request moves money': forgetting(({ text }, { sent }) => text !== sent.text),
    'a key of another request gets the first answer': known(({ received }, sent) =>
      isSuccess(received) ? withRequestIdOf(sent, received) : undefined,
    ),
    'a repeated key is a conflict': known(({ received, text }, sent) =>
      bodyOf(sent) !== null && text === sent.text && isSuccess(received)
        ? problem(sent, 409, 'request_in_progress')
        : undefined,
    ),
    'keys that differ in case are one': sharing((sent) => sent.path + keyOf(sent).toLowerCase()),
    'keys with the same end are one': sharing((sent) => sent.path + keyOf(sent).slice(-8)),
  },
  'keys-move-once applyUserDeposit': {
    'a key of a deposit is not looked at': changeRequests(freshKey),
  },
  'keys-move-once payDeposit': {
    'keys of different operations are one': sharing((sent) => keyOf(sent)),
  },
  'keys-move-once userWithdraw': {
    'a repeated key is refused': keyed(async (first, { sent, next }) => {
      const received = await next(sent)
      return first && isSuccess(received) ? json({ status: 'balance' }) : received
    }),
  },
  'money-is-conserved moneyToPoint': {
    'keys with the same beginning are one': sharing((sent) => sent.path + keyOf(sent).slice(0, 16)),
  },
  'keys-are-kept userTransferIn': {
    'a key is forgotten after a second': (place) => (next, pass) => {
      const firsts = new Map<string, number>()
      return atPath(place, (sent, on) => {
        const first = firsts.get(keyOf(sent)) ?? pass(0)
        firsts.set(keyOf(sent), first)
        return on(pass(0) - first > 1_000 ? freshKey(sent) : sent)
      })(next)
    },
    'a key is forgotten by the next session': withRunMemory(() => {
      const owners = new Map<string, string>()
      return changeRequests((sent) => {
        const owner = owners.get(keyOf(sent)) ?? authorizationOf(sent)
        owners.set(keyOf(sent), owner)
        return owner === authorizationOf(sent) ? sent : freshKey(sent)
      })
    }),
    'the refusal of a key comes again': known((first, sent) =>
      isRefused(first) ? withRequestIdOf(sent, first.received) : undefined,
    ),
    'a key that was refused counts as used': known((first, sent) =>
      isRefused(first) ? problem(sent, 422, 'idempotency_key_reused') : undefined,
    ),
    'a repeated key answers fresh figures': keyed(async (first, { sent, next }) => {
      const received = await next(sent)
      if (first === undefined || !isSuccess(received)) return received
      return withJsonBody(received, { ...jsonOf(received), ...(await readBalances(next, sent)) })
    }),
    'a repeated key answers no figures': keyed(async (first, { sent, next }) => {
      const received = await next(sent)
      return first && isSuccess(received)
        ? withJsonBody(received, { ...jsonOf(received), rolling: 0 })
        : received
    }),
  },
}
