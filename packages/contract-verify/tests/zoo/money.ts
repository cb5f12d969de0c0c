import {
  also,
  answering,
  at,
  bodyOf,
  freshKey,
  json,
  sending,
  sendingBody,
  withMemory,
} from './layers.ts'
import type { Break, Json } from './layers.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'
import type { Received, Sent } from '../../core/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

const succeeded = ({ text }: Received): boolean => text.includes('"status":"success"')

const moving = (
  name: string,
  operation: OperationId,
  change: (amount: number) => number,
): Break => ({
  name,
  check: 'money-is-conserved',
  operation,
  layer: sendingBody(operation, (body) =>
    Number.isInteger(body['amount']) && Number(body['amount']) > 1 && Number(body['amount']) < 1e9
      ? { ...body, amount: change(Number(body['amount'])) }
      : body,
  ),
})

const keyed = (
  name: string,
  operation: OperationId,
  layer: Layer,
  check = 'keys-move-once',
): Break => ({ name, check, operation, layer })

const keyOf = ({ headers }: Sent): string | undefined => headers['idempotency-key']

/** A key counts only after its first answer. */
const racing = (operation: OperationId): Layer =>
  withMemory(() => {
    const running = new Set<string>()
    return at(operation, async (sent, next) => {
      const key = `${keyOf(sent)} ${sent.headers['authorization']}`
      if (running.has(key)) return next(freshKey(sent))
      running.add(key)
      try {
        return await next(sent)
      } finally {
        running.delete(key)
      }
    })
  })

/** A key counts for a second. */
const forgetful: Layer = withMemory(() => {
  const firsts = new Map<string | undefined, number>()
  return (next, pass) =>
    at('userTransferIn', (sent, on) => {
      const first = firsts.get(keyOf(sent)) ?? pass(0)
      firsts.set(keyOf(sent), first)
      return on(pass(0) - first > 1_000 ? freshKey(sent) : sent)
    })(next, pass)
})

const generous = (
  operation: OperationId,
  refusal: string,
  isTaken: (body: Json) => boolean,
): Layer =>
  at(operation, async (sent, next) => {
    const received = await next(sent)
    const body = bodyOf(sent)
    if (body === null || !received.text.includes(`"${refusal}"`) || !isTaken(body)) return received
    const { userId: _userId, ...balances } = JSON.parse(
      (await also(next, sent, 'getInGameBalance', {})).text,
    ) as Json
    return { ...received, text: JSON.stringify(balances) }
  })

export const moneyBreaks: readonly Break[] = [
  moving('a transfer moves one won more', 'userTransferIn', (amount) => amount + 1),
  moving('a conversion keeps one point', 'moneyToPoint', (amount) => amount - 1),
  moving('a way back moves twice', 'userWithdraw', (amount) => amount * 2),
  {
    name: 'a withdrawal takes one won only',
    check: 'money-is-conserved',
    operation: 'applyUserWithdraw',
    layer: withMemory(() => (next, pass) => {
      const asked = sendingBody('applyUserWithdraw', (body) =>
        Number(body['amount']) > 1 && Number(body['amount']) < 1_000_000
          ? { ...body, amount: 1 }
          : body,
      )(next, pass)
      return answering('applyUserWithdraw', (body, sent) => ({
        ...body,
        ...('withdrawal' in body
          ? { withdrawal: { ...(body['withdrawal'] as Json), amount: bodyOf(sent)?.['amount'] } }
          : {}),
      }))(asked, pass)
    }),
  },
  {
    name: 'a conversion answers the balances before it',
    check: 'money-is-conserved',
    operation: 'userChangToPoint',
    layer: at('userChangToPoint', async (sent, next) => {
      const { userId: _id, ...before } = JSON.parse(
        (await also(next, sent, 'getInGameBalance', {})).text,
      ) as Json
      const received = await next(sent)
      return succeeded(received) ? { ...received, text: JSON.stringify(before) } : received
    }),
  },
  {
    name: 'a transfer that is done is not done',
    check: 'money-is-conserved',
    operation: 'userTransferIn',
    layer: at('userTransferIn', async (sent, next) => {
      const { userId: _id, ...balances } = JSON.parse(
        (await also(next, sent, 'getInGameBalance', {})).text,
      ) as Json
      const amount = Number(bodyOf(sent)?.['amount'])
      const isFitting = Number.isInteger(amount) && amount > 1 && amount < 400_000
      return isFitting && keyOf(sent) !== undefined ? json(balances) : next(sent)
    }),
  },
  {
    name: 'more is transferred than there is',
    check: 'money-is-conserved',
    operation: 'userTransferIn',
    layer: generous('userTransferIn', 'balance', () => true),
  },
  {
    name: 'more is withdrawn from the games than there is',
    check: 'money-is-conserved',
    operation: 'userWithdraw',
    layer: generous('userWithdraw', 'balance', () => true),
  },
  {
    name: 'fewer points are taken than the least',
    check: 'money-is-conserved',
    operation: 'pointToMoney',
    layer: generous('pointToMoney', 'low_point', ({ amount }) => Number(amount) < 10_000),
  },
  {
    name: 'a refused transfer moves one won',
    check: 'money-is-conserved',
    operation: 'userTransferIn',
    layer: at('userTransferIn', async (sent, next) => {
      const received = await next(sent)
      if (received.text === '{"status":"balance"}')
        await also(next, sent, 'userTransferIn', { amount: 1 })
      return received
    }),
  },
  {
    name: 'a fee is taken that nobody told',
    check: 'money-is-conserved',
    operation: 'userRollToBalance',
    layer: at('userRollToBalance', async (sent, next) => {
      const received = await next(sent)
      if (succeeded(received)) await also(next, sent, 'userTransferIn', { amount: 1 })
      return received
    }),
  },
  keyed('a key is not looked at', 'userTransferIn', sending('userTransferIn', freshKey)),
  keyed('a key is forgotten after a second', 'userTransferIn', forgetful, 'keys-are-kept'),
  keyed(
    'a key of a conversion is not looked at',
    'pointToMoney',
    sending('pointToMoney', freshKey),
  ),
  keyed(
    'a key of a deposit is not looked at',
    'applyUserDeposit',
    sending('applyUserDeposit', freshKey),
  ),
  keyed(
    'a key of a withdrawal is not looked at',
    'applyUserWithdraw',
    sending('applyUserWithdraw', freshKey),
  ),
  keyed(
    'a repeated key is refused',
    'userWithdraw',
    withMemory(() => {
      const known = new Set<string | undefined>()
      return at('userWithdraw', async (sent, next) => {
        const received = await next(sent)
        const isKnown = known.has(keyOf(sent))
        if (succeeded(received)) known.add(keyOf(sent))
        return isKnown && succeeded(received) ? json({ status: 'balance' }) : received
      })
    }),
  ),
  keyed(
    'a key of another request moves money',
    'moneyToPoint',
    withMemory(() => {
      const bodies = new Map<string | undefined, string | undefined>()
      return sending('moneyToPoint', (sent) => {
        const known = bodies.get(keyOf(sent))
        bodies.set(keyOf(sent), known ?? sent.text)
        return known === undefined || known === sent.text ? sent : freshKey(sent)
      })
    }),
  ),
  keyed(
    'a key of another request gets the first answer',
    'userChangToPoint',
    withMemory(() => {
      const answers = new Map<string | undefined, Received>()
      return at('userChangToPoint', async (sent, next) => {
        const known = answers.get(keyOf(sent))
        if (known !== undefined) return known
        const received = await next(sent)
        if (succeeded(received)) answers.set(keyOf(sent), received)
        return received
      })
    }),
  ),
  keyed(
    "a key gives another member's answer",
    'userTransferIn',
    withMemory(() => {
      const answers = new Map<string, Received>()
      return at('userTransferIn', async (sent, next) => {
        const key = `${keyOf(sent)} ${sent.text}`
        const known = answers.get(key)
        if (known !== undefined && keyOf(sent)?.startsWith('verify-others')) return known
        const received = await next(sent)
        if (succeeded(received)) answers.set(key, received)
        return received
      })
    }),
    'others-stay-out',
  ),
  keyed(
    'equal requests at once move twice',
    'userTransferIn',
    racing('userTransferIn'),
    'at-once-moves-once',
  ),
  keyed(
    'equal conversions at once move twice',
    'userChangToPoint',
    racing('userChangToPoint'),
    'at-once-moves-once',
  ),
  keyed(
    'the same money is spent twice at once',
    'userWithdraw',
    withMemory(() => {
      let running = 0
      return at('userWithdraw', async (sent, next) => {
        running += 1
        const isAlone = running === 1
        try {
          const received = await next(sent)
          return !isAlone && received.text.includes('"balance"}')
            ? await generous('userWithdraw', 'balance', () => true)(next, () => 0)(freshKey(sent))
            : received
        } finally {
          running -= 1
        }
      })
    }),
    'at-once-moves-once',
  ),
  keyed(
    'requests at once make it fail',
    'applyUserDeposit',
    withMemory(() => {
      let running = 0
      return at('applyUserDeposit', async (sent, next) => {
        running += 1
        try {
          return running > 1 ? json({ error: 'deadlock detected' }, 500) : await next(sent)
        } finally {
          running -= 1
        }
      })
    }),
    'no-server-error',
  ),
]
