import { isDeepStrictEqual } from 'node:util'
import { isActing, isRunning, movesMoney } from './acting-calls.ts'
import type { Invariant } from './invariant.model.ts'

export const sentOnce: Invariant = {
  name: 'nothing that moves money, signs in or signs out is sent twice',
  reason: 'Two deposits, withdrawals or transfers are made of one press.',
  remedy:
    'Ignore the press while the first call runs, and draw a new idempotency key only for a new request.',
  holdsWhileCalling: true,
  watch:
    () =>
    ({ calls }) => {
      const acting = calls.filter(isActing)
      const running = acting.filter(isRunning)
      const atOnce = running.filter(({ tab, operation }, index) =>
        running.slice(0, index).some((one) => one.tab === tab && one.operation === operation),
      )
      const keyOf = (call: (typeof calls)[number]) => call.headers.get('idempotency-key')
      const money = acting.filter(movesMoney)
      const changed = money.filter((call, index) =>
        money
          .slice(0, index)
          .some(
            (one) =>
              keyOf(one) === keyOf(call) &&
              (one.operation !== call.operation || !isDeepStrictEqual(one.body, call.body)),
          ),
      )
      return [
        ...atOnce.map(({ operation }) => `${operation} runs twice at once`),
        ...money
          .filter((call) => keyOf(call) === null)
          .map(({ operation }) => `${operation} has no idempotency key`),
        ...changed.map(({ operation }) => `${operation} has the key of another request`),
      ]
    },
}
