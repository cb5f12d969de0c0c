import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import type { Received, Sent } from '../../../core/model.ts'
import { also, at, bodyOf, json, withMemory } from '../layers.ts'
import { isSuccess, jsonOf, pathOf, saying, underNewKey } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const transfers: readonly OperationId[] = [
  'userTransferIn',
  'userWithdraw',
  'moneyToPoint',
  'pointToMoney',
  'userChangToPoint',
  'userRollToBalance',
]
const requests: readonly OperationId[] = ['applyUserDeposit', 'applyUserWithdraw', 'payDeposit']
const all = [...transfers, ...requests]

const keyOf = ({ headers }: Sent): string => headers['idempotency-key'] ?? ''
const ownerOf = ({ headers }: Sent): string => headers['authorization'] ?? ''
const isKey = (sent: Sent): boolean => keyOf(sent).length >= 16 && keyOf(sent).length <= 64

const remembering =
  (
    answer: (
      known: { received: Received; text: string } | undefined,
      call: { sent: Sent; count: number; since: number; ask: (sent: Sent) => Promise<Received> },
    ) => Promise<Received>,
    nameOf: (sent: Sent) => string = (sent) => `${ownerOf(sent)} ${keyOf(sent)}`,
  ): Way =>
  (place) =>
    withMemory(() => {
      const memory = new Map<
        string,
        { received: Received; text: string; count: number; at: number }
      >()
      let calls = 0
      return at(place, async (sent, next) => {
        if (!isKey(sent)) return next(sent)
        calls += 1
        const known = memory.get(nameOf(sent))
        const since = known === undefined ? 0 : calls - known.at
        const count = known?.count ?? 0
        const received = await answer(known, { sent, count, since, ask: next })
        if (known === undefined)
          memory.set(nameOf(sent), { received, text: sent.text ?? '', count: 1, at: calls })
        else known.count += 1
        return received
      })
    })

const withId = (received: Received, sent: Sent): Received => ({
  ...received,
  headers: { ...received.headers, 'x-request-id': sent.headers['x-request-id'] ?? '' },
})

/** Operations share one key store: this one returns the first answer to the key, of whichever operation. */
const shared =
  (nameOf: (sent: Sent) => string): Way =>
  (place) =>
    withMemory(() => {
      const memory = new Map<string, Received>()
      return (next) => async (sent) => {
        const isMoney = all.some((one) => pathOf(one) === sent.path) && isKey(sent)
        if (!isMoney) return next(sent)
        const known = memory.get(nameOf(sent))
        if (known !== undefined && sent.path === pathOf(place)) return withId(known, sent)
        const received = await next(sent)
        if (isSuccess(received) && !memory.has(nameOf(sent))) memory.set(nameOf(sent), received)
        return received
      }
    })

export const keyClasses: readonly FaultClass[] = [
  {
    name: 'keys are forgotten',
    source: 'draft-ietf-httpapi-idempotency-key-header 2.3',
    places: all,
    ways: {
      'at once': (place) => at(place, (sent, next) => next(isKey(sent) ? underNewKey(sent) : sent)),
      'after two other calls': remembering((known, { sent, since, ask }) =>
        ask(known !== undefined && since >= 2 ? underNewKey(sent) : sent),
      ),
      'after being repeated once': remembering((known, { sent, count, ask }) =>
        ask(known !== undefined && count >= 2 ? underNewKey(sent) : sent),
      ),
      'by the next session': (place) =>
        withMemory(() => {
          const owners = new Map<string, string>()
          return at(place, (sent, next) => {
            const owner = owners.get(keyOf(sent))
            if (owner === undefined) owners.set(keyOf(sent), ownerOf(sent))
            return next(owner !== undefined && owner !== ownerOf(sent) ? underNewKey(sent) : sent)
          })
        }),
    },
  },
  {
    name: 'keys are remembered after an error',
    source: 'draft-ietf-httpapi-idempotency-key-header 2.6',
    places: all,
    ways: {
      'the refusal comes again': remembering(async (known, { sent, ask }) =>
        known?.received.status === 400 ? withId(known.received, sent) : ask(sent),
      ),
      'as used': remembering(async (known, { sent, ask }) =>
        known?.received.status === 400
          ? json(
              {
                type: '/problems/idempotency_key_reused',
                title: 'Idempotency key used before',
                status: 422,
                code: 'idempotency_key_reused',
                requestId: sent.headers['x-request-id'],
              },
              422,
              {
                'content-type': 'application/problem+json',
                'x-request-id': sent.headers['x-request-id'] ?? '',
              },
            )
          : ask(sent),
      ),
    },
  },
  {
    name: 'keys are shared',
    source: 'draft-ietf-httpapi-idempotency-key-header 2.2',
    places: all,
    ways: {
      'between operations': shared((sent) => `${ownerOf(sent)} ${keyOf(sent)}`),
      'between spellings': shared(
        (sent) => `${ownerOf(sent)} ${sent.path} ${keyOf(sent).toLowerCase()}`,
      ),
      'between beginnings': shared(
        (sent) => `${ownerOf(sent)} ${sent.path} ${keyOf(sent).slice(0, 16)}`,
      ),
      'between ends': shared((sent) => `${ownerOf(sent)} ${sent.path} ${keyOf(sent).slice(-8)}`),
    },
  },
  {
    name: 'keys are replayed otherwise',
    source: 'draft-ietf-httpapi-idempotency-key-header 2.6',
    places: transfers,
    ways: {
      'with fresh figures': remembering(async (known, { sent, ask }) => {
        const received = await ask(sent)
        if (known === undefined || !isSuccess(received)) return received
        const now = jsonOf(await also(ask, sent, 'getInGameBalance', {})) ?? {}
        const { balance, gameMoney, rolling } = now
        return saying(received, { ...jsonOf(received), balance, gameMoney, rolling })
      }),
      'as a conflict': remembering(async (known, { sent, ask }) =>
        known !== undefined &&
        bodyOf(sent) !== null &&
        known.text === sent.text &&
        isSuccess(known.received)
          ? json(
              {
                type: '/problems/request_in_progress',
                title: 'In progress',
                status: 409,
                code: 'request_in_progress',
                requestId: sent.headers['x-request-id'],
              },
              409,
              {
                'content-type': 'application/problem+json',
                'x-request-id': sent.headers['x-request-id'] ?? '',
              },
            )
          : ask(sent),
      ),
      'as success without figures': remembering(async (known, { sent, ask }) => {
        const received = await ask(sent)
        return known === undefined || !isSuccess(received)
          ? received
          : saying(received, { ...jsonOf(received), rolling: 0 })
      }),
    },
  },
  {
    name: 'keys of another body',
    source: 'draft-ietf-httpapi-idempotency-key-header 2.4',
    places: transfers,
    ways: {
      'get the first answer': remembering(async (known, { sent, ask }) =>
        known !== undefined && isSuccess(known.received) ? withId(known.received, sent) : ask(sent),
      ),
      'move money': remembering((known, { sent, ask }) =>
        ask(known !== undefined && known.text !== sent.text ? underNewKey(sent) : sent),
      ),
    },
  },
]
