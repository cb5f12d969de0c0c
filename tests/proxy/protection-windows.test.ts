import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openMember } from './protected-member.ts'
import { monthStart } from '../../proxy/protection/times.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

const kinds = ['deposit_24h', 'deposit_7d', 'deposit_month'] as const
const amount = fc.integer({ min: 1, max: 300 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deposit' as const), amount }) },
  fc.record({
    do: fc.constant('set' as const),
    limit: fc.constantFrom(...kinds),
    value: fc.option(amount),
  }),
  fc.record({ do: fc.constant('confirm' as const), limit: fc.constantFrom(...kinds) }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 3 * DAY_MS }) }),
  fc.record({ do: fc.constant('clockBack' as const), ms: fc.integer({ min: 0, max: DAY_MS }) }),
  fc.constant({ do: 'lose' as const }),
)

const sumIn = (
  accepted: readonly { readonly at: number; readonly amount: number }[],
  limit: (typeof kinds)[number],
  now: number,
): number => {
  const from = {
    deposit_24h: now - DAY_MS + 1,
    deposit_7d: now - 7 * DAY_MS + 1,
    deposit_month: monthStart(now),
  }
  return accepted.reduce((sum, { at, amount: one }) => sum + (at >= from[limit] ? one : 0), 0)
}

test('R-PROT-02 with any settings, deposits, losses, confirmations and clock, no window contains more than the current limit', () => {
  const story = fc.array(step, { minLength: 5, maxLength: 60 })
  fc.assert(
    fc.property(story, (steps) => {
      const member = openMember()
      const accepted: { at: number; amount: number }[] = []
      let attempts = 0
      member.send({ type: 'setLimit', limit: 'deposit_24h', value: 200 })
      for (const one of steps) {
        if (one.do === 'pass') member.pass(one.ms)
        else if (one.do === 'clockBack') member.pass(-one.ms)
        else if (one.do === 'set') {
          member.send({ type: 'setLimit', limit: one.limit, value: one.value })
        } else if (one.do === 'confirm') member.send({ type: 'confirmLimit', limit: one.limit })
        else if (one.do === 'lose') {
          const last = member.record().movements.at(-1)
          if (last?.state !== 'reserved') continue
          const { attempt, kind, amount: lost } = last
          const state = 'unknown'
          member.send({
            type: 'settle',
            kind,
            attempt: attempt ?? '',
            amount: lost,
            state,
            id: null,
          })
        } else {
          const { limits } = member.record()
          const attempt = `attempt-${(attempts += 1)}`
          const command = { type: 'reserve', kind: 'deposit', attempt, amount: one.amount } as const
          if (member.send(command).refusal !== null) continue
          const { latest } = member.record()
          accepted.push({ at: latest, amount: one.amount })
          for (const limit of kinds) {
            const { value } = limits[limit]
            if (value !== null) expect(sumIn(accepted, limit, latest)).toBeLessThanOrEqual(value)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})
