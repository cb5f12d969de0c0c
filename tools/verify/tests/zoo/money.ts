import type { OperationId } from '#mocks/handlers/contract.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../../contract/model.ts'
import {
  sendAlso,
  changeAnswers,
  atPath,
  authorizationOf,
  bodyOf,
  interceptCalls,
  isSuccess,
  json,
  jsonOf,
  withRunMemory,
  withJsonBody,
  changeRequestBodies,
  setProperty,
  stackLayers,
  statusOf,
  withBody,
  withKey,
} from './layers.ts'
import type { FaultTable, Json, FaultLayer } from './layers.ts'

export const keyOf = ({ headers }: RequestSent): string => headers['idempotency-key'] ?? ''
export const isKey = (sent: RequestSent): boolean =>
  keyOf(sent).length >= 16 && keyOf(sent).length <= 64

export const freshKey = (sent: RequestSent): RequestSent => (isKey(sent) ? withKey(sent) : sent)

export const readBalances = async (next: Transport, sent: RequestSent): Promise<Json> => {
  const { userId: _id, ...balances } = jsonOf(await sendAlso(next, sent, 'getInGameBalance', {}))
  return balances
}

/** Moves another amount than requested. Amounts that must be refused stay unchanged. */
export const changeAmount = (change: (amount: number) => number): FaultLayer =>
  changeRequestBodies((body) => {
    const { amount } = body
    const isFitting = typeof amount === 'number' && Number.isInteger(amount) && amount <= 1e9
    return isFitting && amount > 1 ? setProperty('amount', Math.max(1, change(amount)))(body) : body
  })

/** Answers success where the backend refuses for lack of balance. */
const answerSuccessInsteadOf = (
  refusal = 'balance',
  isTaken: (body: Json) => boolean = () => true,
): FaultLayer =>
  interceptCalls(async (sent, next) => {
    const received = await next(sent)
    const body = bodyOf(sent)
    return body !== null && statusOf(received) === refusal && isTaken(body)
      ? withJsonBody(received, await readBalances(next, sent))
      : received
  })

export const repeatCall = (isAgain: (count: number) => boolean): FaultLayer =>
  withRunMemory(() => {
    let count = 0
    return interceptCalls(async (sent, next) => {
      const received = await next(sent)
      if (!isSuccess(received) || !isAgain((count += 1))) return received
      const second = await next(withKey(sent))
      return isSuccess(second) ? second : received
    })
  })

/** Adds another movement to each call that answers `status`. */
const addMovement = (operation: OperationId, amount: number, status = 'success'): FaultLayer =>
  interceptCalls(async (sent, next) => {
    const received = await next(sent)
    if (statusOf(received) === status) await sendAlso(next, sent, operation, { amount })
    return received
  })

/** Answers reads from a copy that is refreshed at every tenth call only. */
const answerOldReads = (isStale: (count: number) => boolean): FaultLayer =>
  withRunMemory(() => {
    const last = new Map<string, Json>()
    let count = 0
    return interceptCalls(async (sent, next) => {
      const received = await next(sent)
      if (!isSuccess(received)) return received
      const old = last.get(authorizationOf(sent))
      count += 1
      if (old !== undefined && isStale(count)) return withJsonBody(received, old)
      if (old === undefined || count % 10 === 0) last.set(authorizationOf(sent), jsonOf(received))
      return received
    })
  })

/** Undoes the effect of a call that runs at the same time as one of these operations. */
const undoConcurrentCall =
  (...others: readonly OperationId[]): FaultLayer =>
  (place) =>
  (next, pass) => {
    let running = 0
    const oppositeOperation = place === 'userTransferIn' ? 'userWithdraw' : 'userTransferIn'
    const layers = [place, ...others].map((operation) =>
      atPath(operation, async (sent, on) => {
        const isBeside = (running += 1) > 1
        const received = await on(sent).finally(() => (running -= 1))
        if (isBeside && operation === place && isSuccess(received))
          await sendAlso(on, sent, oppositeOperation, bodyOf(sent) ?? {})
        return received
      }),
    )
    return stackLayers(...layers)(next, pass)
  }

const changeSuccess = (change: (body: Json) => Json): FaultLayer =>
  changeAnswers((body) => (body['status'] === 'success' ? change(body) : body))

const addToField = (name: string, sum: number): FaultLayer =>
  changeSuccess((body) => (name in body ? { ...body, [name]: Number(body[name]) + sum } : body))

/** Handles requests that run at the same time under one name. */
const atOnce = (
  nameOf: (sent: RequestSent) => string,
  answer: (sent: RequestSent, next: Transport) => Promise<ReceivedResponse>,
): FaultLayer =>
  withRunMemory(() => {
    const running = new Map<string, number>()
    return interceptCalls(async (sent, next) => {
      const name = nameOf(sent)
      const count = running.get(name) ?? 0
      running.set(name, count + 1)
      try {
        return await (count > 0 ? answer(sent, next) : next(sent))
      } finally {
        running.set(name, (running.get(name) ?? 1) - 1)
      }
    })
  })

const runConcurrentTwice = atOnce(
  (sent) => `${keyOf(sent)} ${authorizationOf(sent)}`,
  (sent, next) => next(freshKey(sent)),
)

export const moneyFaults: FaultTable = {
  'money-is-conserved userTransferIn': {
    'a transfer moves one won more': changeAmount((amount) => amount + 1),
    'a transfer is rounded to the nearest hundred': changeAmount((amount) =>
      amount > 100 ? Math.round(amount / 100) * 100 : amount,
    ),
    'a transfer is rounded down to thousands, from ten thousand on': changeAmount((amount) =>
      amount > 10_000 ? amount - (amount % 1_000) : amount,
    ),
    'a transfer is a float of 24 bits': changeAmount((amount) =>
      amount > 20_000 ? amount - (amount % 7) : amount,
    ),
    'a transfer is cut to 16 bits': changeAmount((amount) =>
      amount > 65_535 ? amount & 65_535 : amount,
    ),
    'a hundredth is a fee': changeAmount((amount) => amount - Math.floor(amount / 100)),
    'a thousandth is a fee': changeAmount((amount) => amount - Math.floor(amount / 1_000)),
    'one won is a fee from a thousand on': changeAmount((amount) =>
      amount >= 1_000 ? amount - 1 : amount,
    ),
    'three hundred is a fee from ten thousand on': changeAmount((amount) =>
      amount > 10_300 ? amount - 300 : amount,
    ),
    'a transfer that is done is not done': interceptCalls(async (sent, next) => {
      const amount = Number(bodyOf(sent)?.['amount'])
      const isFitting = Number.isInteger(amount) && amount > 1 && amount < 400_000
      return isFitting && isKey(sent) ? json(await readBalances(next, sent)) : next(sent)
    }),
    'more is transferred than there is': answerSuccessInsteadOf(),
    'a refused transfer moves one won': addMovement('userTransferIn', 1, 'balance'),
    'a broken transfer is done': interceptCalls(async (sent, next) => {
      const received = await next(sent)
      const body = bodyOf(sent)
      if (received.status === 400 && typeof body?.['amount'] === 'number')
        await next(withKey(withBody(sent, { ...body, amount: 12_345 })))
      return received
    }),
    'an answer tells one won more': addToField('balance', 1),
    'an answer tells another level of the games': addToField('gameMoney', 10),
    'an answer takes the balances for each other': changeSuccess((body) => ({
      ...body,
      balance: body['gameMoney'],
      gameMoney: body['balance'],
    })),
  },
  'money-is-conserved userWithdraw': {
    'a way back moves twice': repeatCall(() => true),
    'a way back moves twice each third time': repeatCall((count) => count % 3 === 0),
  },
  'money-is-conserved userTransferIn userWithdraw': {
    'a way back moves twice the first time': repeatCall((count) => count === 1),
  },
  'money-is-conserved moneyToPoint': {
    'a conversion keeps one point': changeAmount((amount) => amount - 1),
  },
  'money-is-conserved userChangToPoint': {
    'a conversion answers the balances before it': interceptCalls(async (sent, next) => {
      const balancesBefore = await readBalances(next, sent)
      const received = await next(sent)
      return isSuccess(received) ? withJsonBody(received, balancesBefore) : received
    }),
  },
  'money-is-conserved userRollToBalance': {
    'a conversion is rounded down to tens': changeAmount(
      (amount) => amount - (amount % 10) || amount,
    ),
    'a fee is taken that nobody announced': addMovement('userTransferIn', 1),
  },
  'money-is-conserved pointToMoney': {
    'fewer points are taken than the least': answerSuccessInsteadOf(
      'low_point',
      ({ amount }) => Number(amount) < 10_000,
    ),
  },
  'money-is-conserved applyUserWithdraw': {
    'a withdrawal takes one won only': (place) =>
      stackLayers(
        changeAnswers((body, sent) =>
          'withdrawal' in body
            ? setProperty('withdrawal', {
                ...(body['withdrawal'] as Json),
                amount: bodyOf(sent)?.['amount'],
              })(body)
            : body,
        )(place),
        changeRequestBodies((body) =>
          Number(body['amount']) > 1 && Number(body['amount']) < 1_000_000
            ? { ...body, amount: 1 }
            : body,
        )(place),
      ),
  },
  'created-is-listed applyUserWithdraw': {
    'a withdrawal is made of one won less': changeAmount((amount) => amount - 1),
    'a withdrawal is rounded to tens': changeAmount((amount) => amount - (amount % 10)),
  },
  'created-is-listed payDeposit': {
    'a deposit is made of one won less': changeAmount((amount) => amount - 1),
  },
  'money-is-conserved moneyToPoint getInGameBalance': {
    'each second read of the balances is old': answerOldReads((count) => count % 2 === 0),
  },
  'money-is-conserved userChangToPoint getInGameBalance': {
    'each third read of the balances is old': answerOldReads((count) => count % 3 === 0),
  },
  'reads-follow-writes getMember': {
    'nine of ten reads of a member are old': answerOldReads((count) => count % 10 !== 0),
    'all reads of a member are the first one': answerOldReads((count) => count > 1),
  },
  'at-once-moves-once userTransferIn': {
    'equal requests at once move twice': runConcurrentTwice,
    'the effect of a transfer at once is lost': undoConcurrentCall(),
    'the effect of a transfer beside a conversion is lost': undoConcurrentCall(
      'userWithdraw',
      'moneyToPoint',
    ),
  },
  'at-once-moves-once userChangToPoint': {
    'equal conversions at once move twice': runConcurrentTwice,
  },
  'at-once-moves-once userWithdraw': {
    'the same money is spent twice at once': (place) =>
      atOnce(
        () => '',
        async (sent, next) => {
          const received = await next(sent)
          return statusOf(received) === 'balance'
            ? answerSuccessInsteadOf()(place)(next, () => 0)(withKey(sent))
            : received
        },
      )(place),
  },
  'no-server-error applyUserDeposit': {
    'requests at once make it fail': atOnce(
      () => '',
      async () => json({ error: 'deadlock detected' }, 500),
    ),
  },
  'cancelled-stays-cancelled userDelWithdraw': {
    'the money of a cancelled withdrawal does not come back': addMovement('userTransferIn', 1_000),
    'a cancelled withdrawal gives back three won less': addMovement('userTransferIn', 3),
    'a cancelled withdrawal gives back three won more': addMovement('userWithdraw', 3),
    'a cancelled withdrawal gives points': addMovement('moneyToPoint', 5_000),
  },
  'figures-agree userHealthCheck': {
    'two answers tell another level of money in the games': changeAnswers((body) => ({
      ...body,
      user: { ...(body['user'] as Json), in_balance: 1 },
    })),
  },
}
