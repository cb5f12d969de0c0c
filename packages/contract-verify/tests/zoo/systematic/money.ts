import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import { also, answering, at, bodyOf, sendingBody, withMemory } from '../layers.ts'
import type { Json } from '../layers.ts'
import type { Layer } from '../../../../../tests/support/verified-mock.ts'
import { isSuccess, jsonOf, saying, underNewKey, withBody } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const transfers: readonly OperationId[] = [
  'userTransferIn',
  'userWithdraw',
  'moneyToPoint',
  'pointToMoney',
  'userChangToPoint',
  'userRollToBalance',
]
const requests: readonly OperationId[] = ['applyUserWithdraw', 'payWithdrawal']
const deposits: readonly OperationId[] = ['applyUserDeposit', 'payDeposit']
const withdrawalsBack: readonly OperationId[] = ['userDelWithdraw']
const figures: readonly OperationId[] = ['getMember', 'userHealthCheck', 'getInGameBalance']
/** Smaller amounts are below the minimum of some operations and stay unchanged. */
const LEAST = 10_000

const moving =
  (change: (amount: number, place: OperationId) => number): Way =>
  (place) =>
    at(place, async (sent, next) => {
      const body = bodyOf(sent)
      const amount = body?.['amount']
      if (
        body === null ||
        typeof amount !== 'number' ||
        !Number.isInteger(amount) ||
        amount > 1e9 ||
        amount < 1
      )
        return next(sent)
      const other = Math.max(change(amount, place), 0)
      return next(other < 1 ? sent : withBody(sent, { ...body, amount: other }))
    })

const again =
  (isAgain: (count: number) => boolean): Way =>
  (place) =>
    withMemory(() => {
      let count = 0
      return at(place, async (sent, next) => {
        const received = await next(sent)
        if (!isSuccess(received) || !isAgain((count += 1))) return received
        const second = await next(underNewKey(sent))
        return isSuccess(second) ? second : received
      })
    })

/** Answers success instead of the refusal for insufficient funds. */
const beyond: Way = (place) =>
  at(place, async (sent, next) => {
    const received = await next(sent)
    const status = jsonOf(received)?.['status']
    if (status !== 'balance' && status !== 'low_point') return received
    const { userId: _id, ...balances } =
      jsonOf(await also(next, sent, 'getInGameBalance', {})) ?? {}
    return saying(received, balances)
  })

const stale =
  (isStale: (calls: number) => boolean): Way =>
  (place) =>
    withMemory(() => {
      const last = new Map<string, Json>()
      let calls = 0
      return at(place, async (sent, next) => {
        const received = await next(sent)
        const body = jsonOf(received)
        if (body?.['status'] !== 'success') return received
        const who = sent.headers['authorization'] ?? ''
        const old = last.get(who)
        calls += 1
        if (old !== undefined && isStale(calls)) return saying(received, old)
        // The copy is refreshed at every tenth call.
        if (old === undefined || calls % 10 === 0) last.set(who, body)
        return received
      })
    })

/** Two concurrent calls of these operations read the same balances, and the first update is lost. */
const lost =
  (others: readonly OperationId[]): Way =>
  (place) =>
    withMemory(() => {
      let running = 0
      const layer: Layer = (next, pass) =>
        [place, ...others].reduce<typeof next>(
          (inner, one) =>
            at(one, async (sent, on) => {
              running += 1
              const isBeside = running > 1
              try {
                const received = await on(sent)
                if (!isBeside || one !== place || !isSuccess(received)) return received
                // The other call overwrites its effect.
                const undo: Partial<Record<OperationId, OperationId>> = {
                  userTransferIn: 'userWithdraw',
                  userWithdraw: 'userTransferIn',
                }
                const back = undo[one]
                if (back !== undefined) await also(on, sent, back, bodyOf(sent) ?? {})
                return received
              } finally {
                running -= 1
              }
            })(inner, pass),
          next,
        )
      return layer
    })

/** Returns a different amount when a waiting request is cancelled. */
const givenBack = (place: OperationId, move: OperationId, amount: number): Layer =>
  at(place, async (sent, next) => {
    const received = await next(sent)
    if (isSuccess(received)) await also(next, sent, move, { amount })
    return received
  })

const told =
  (change: (body: Json) => Json): Way =>
  (place) =>
    answering(place, (body) => (body['status'] === 'success' ? change(body) : body))

const plus = (body: Json, name: string, sum: number): Json =>
  typeof body[name] === 'number' ? { ...body, [name]: Number(body[name]) + sum } : body

export const moneyClasses: readonly FaultClass[] = [
  {
    name: 'money is rounded',
    source: 'Jepsen bank test: the total is kept',
    places: [...transfers, ...requests],
    ways: {
      'down to tens': moving((amount) => amount - (amount % 10) || amount),
      'down to thousands, from ten thousand on': moving((amount) =>
        amount > LEAST ? amount - (amount % 1_000) : amount,
      ),
      'to the nearest hundred': moving((amount) =>
        amount > 100 ? Math.round(amount / 100) * 100 : amount,
      ),
      'as a float of 24 bits': moving((amount) =>
        amount > 20_000 ? amount - (amount % 7) : amount,
      ),
      'cut to 16 bits': moving((amount) => (amount > 65_535 ? amount & 65_535 : amount)),
    },
  },
  {
    name: 'a fee that nobody told',
    source: 'Jepsen bank test: the total is kept',
    places: [...transfers, ...requests],
    ways: {
      'a hundredth, rounded': moving((amount) => amount - Math.floor(amount / 100)),
      'a thousandth': moving((amount) => amount - Math.floor(amount / 1_000)),
      'one won from a thousand on': moving((amount) => (amount >= 1_000 ? amount - 1 : amount)),
      'three hundred from ten thousand on': moving((amount) =>
        amount > LEAST + 300 ? amount - 300 : amount,
      ),
    },
  },
  {
    name: 'money is applied twice',
    source: 'Jepsen: duplicated writes',
    places: transfers.filter((one) => one !== 'pointToMoney' && one !== 'userRollToBalance'),
    ways: {
      'each time': again(() => true),
      'each third time': again((count) => count % 3 === 0),
      'the first time': again((count) => count === 1),
    },
  },
  {
    name: 'more is spent than there is',
    source: 'Jepsen bank test: no balance below zero',
    places: transfers,
    ways: { 'the refusal is no refusal': beyond },
  },
  {
    name: 'stale reads',
    source: 'Elle: G-single, stale read; Jepsen monotonic reads',
    places: figures,
    ways: {
      'for ever': stale((calls) => calls > 1),
      'each second time': stale((calls) => calls % 2 === 0),
      'each third time': stale((calls) => calls % 3 === 0),
      'for nine of ten': stale((calls) => calls % 10 !== 0),
    },
  },
  {
    name: 'lost updates',
    source: 'Elle: lost update (P4)',
    places: ['userTransferIn', 'userWithdraw'],
    ways: {
      'of the same operation': lost([]),
      'of another operation': lost([
        'userTransferIn',
        'userWithdraw',
        'moneyToPoint',
        'userChangToPoint',
      ]),
    },
  },
  {
    name: 'answers tell other balances',
    source: 'Elle: G1b intermediate read',
    places: transfers,
    ways: {
      'one won more': told((body) => plus(body, 'balance', 1)),
      'those before': told((body) => plus(plus(body, 'gameMoney', 10), 'rolling', 10)),
      'another name of the balance': told((body) => ({
        ...body,
        balance: body['gameMoney'],
        gameMoney: body['balance'],
      })),
    },
  },
  {
    name: 'a cancelled request gives back another sum',
    source: 'Elle: G1a aborted read; compensation (Sagas)',
    places: withdrawalsBack,
    ways: {
      less: (place) => givenBack(place, 'userTransferIn', 3),
      more: (place) => givenBack(place, 'userWithdraw', 3),
      'a great deal less': (place) => givenBack(place, 'moneyToPoint', 5_000),
    },
  },
  {
    name: 'what was asked for is created otherwise',
    source: 'Jepsen register: a read has the last write',
    places: [...deposits, ...requests],
    ways: {
      'rounded to tens': (place) =>
        sendingBody(place, (body) =>
          typeof body['amount'] === 'number' && body['amount'] > 10 && body['amount'] < 1e9
            ? { ...body, amount: body['amount'] - (body['amount'] % 10) }
            : body,
        ),
      'one won less': (place) =>
        sendingBody(place, (body) =>
          typeof body['amount'] === 'number' && body['amount'] > 1 && body['amount'] < 1e9
            ? { ...body, amount: body['amount'] - 1 }
            : body,
        ),
    },
  },
]
