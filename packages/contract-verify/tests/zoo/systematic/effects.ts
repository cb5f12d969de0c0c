import type { Received } from '../../../core/model.ts'
import { at, bodyOf, receiving, withMemory } from '../layers.ts'
import { isSuccess, underNewKey, withBody } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

/** A refused request takes effect nevertheless. */
const doneAnyway: Way = (place) =>
  at(place, async (sent, next) => {
    const received = await next(sent)
    const body = bodyOf(sent)
    if (received.status !== 400 || body === null || typeof body['amount'] !== 'number')
      return received
    await next(
      underNewKey(
        withBody(sent, {
          ...body,
          amount: 12_345,
          ...(place === 'applyUserDeposit' ? { bankOwner: '김' } : {}),
        }),
      ),
    )
    return received
  })

export const effectClasses: readonly FaultClass[] = [
  {
    name: 'resources after their end',
    source: 'RESTler UseAfterFree, ResourceHierarchy, Leakage; Schemathesis use_after_free',
    places: ['userDelDeposit', 'userDelWithdraw'],
    ways: {
      'is cancelled again': (place) =>
        receiving(place, (received) =>
          received.text.includes('"already"')
            ? { ...received, text: '{"status":"success"}' }
            : received,
        ),
      'an unknown one is cancelled': (place) =>
        receiving(place, (received) =>
          received.text.includes('cant_find_code')
            ? { ...received, text: '{"status":"success"}' }
            : received,
        ),
      'is not cancelled, and success is said': (place) =>
        at(place, async (sent, next) => {
          const body = bodyOf(sent)
          const isWhole = typeof body?.['id'] === 'number' && Object.keys(body).length === 1
          return isWhole
            ? next(withBody(sent, { id: 'no-such-item' })).then((received) =>
                received.status === 200 ? { ...received, text: '{"status":"success"}' } : received,
              )
            : next(sent)
        }),
    },
  },
  {
    name: 'refused requests have an effect',
    source: 'RESTler LeakageRule; EvoMaster partial update',
    places: [
      'userTransferIn',
      'userWithdraw',
      'moneyToPoint',
      'userChangToPoint',
      'applyUserDeposit',
      'applyUserWithdraw',
    ],
    ways: { 'what was broken is done': doneAnyway },
  },
  {
    name: 'calls have no effect',
    source: 'Jepsen: lost writes',
    places: [
      'userTransferIn',
      'userWithdraw',
      'moneyToPoint',
      'writeHelp',
      'applyUserDeposit',
      'readAllNotes',
      'deleteAllNotes',
      'deleteAllHelp',
    ],
    ways: {
      'each second one': (place) =>
        withMemory(() => {
          let last: Received | undefined
          let calls = 0
          return at(place, async (sent, next) => {
            if (
              last !== undefined &&
              isSuccess(last) &&
              bodyOf(sent) !== null &&
              (calls += 1) % 2 === 1 &&
              sent.headers['authorization'] !== undefined
            )
              return {
                ...last,
                headers: { ...last.headers, 'x-request-id': sent.headers['x-request-id'] ?? '' },
              }
            const received = await next(sent)
            if (isSuccess(received)) last = received
            return received
          })
        }),
    },
  },
]
